import { createHash } from 'node:crypto'
import type { ViteDevServer } from 'vite'

const folders = ['fixtures', 'server/seed', 'server/database/migrations']

/**
 * The version of the loaded code that makes the sample data, or undefined if it isn't loaded completely. Not of the files: they may
 * be newer than what is loaded, and data of the former code would get the name of the new one.
 */
export const sampleDataVersion = ({ config: { root }, environments: { ssr } }: ViteDevServer) => {
  const hash = createHash('sha256')
  const modules = [...ssr.moduleGraph.idToModuleMap]
    .filter(
      ([id, { importers }]) => importers.size > 0 && folders.some((folder) => id.startsWith(`${root}/${folder}/`)),
    )
    .sort(([first], [second]) => (first < second ? -1 : 1))
  for (const [id, { transformResult }] of modules) {
    if (!transformResult) return undefined
    hash.update(`${id}\n${transformResult.code}\n`)
  }
  return hash.digest('hex').slice(0, 8)
}
