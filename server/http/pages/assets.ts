import type { Manifest, ManifestChunk } from 'vite'
import type { Assets } from '../../../client/entry-server'

const entry = 'client/entry-client.tsx'

export const createAssets = (manifest: Manifest): Omit<Assets, 'sandbox'> => {
  const styles = manifest['style.css']
  if (!styles) throw new Error('The build has no style sheet.')
  const chunksOf = (routeIds: string[]) => {
    const seen = new Set<string>()
    const withImports = (key: string): ManifestChunk[] => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) return []
      seen.add(key)
      return [...(chunk.imports ?? []).flatMap(withImports), chunk]
    }
    return [...routeIds.map((id) => `client/screens/${id}/${id}.tsx`), entry].flatMap(withImports)
  }
  return {
    head: () => `<link rel="stylesheet" href="/${styles.file}">`,
    modules: (routeIds) => chunksOf(routeIds).map(({ file }) => `/${file}`),
  }
}
