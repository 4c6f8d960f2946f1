import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest, ManifestChunk, Plugin } from 'vite'

/** What a first visit of home may weigh, in KB of 1024 bytes; scripts and styles as gzip, fonts as they are. */
const limits = { JavaScript: 165, CSS: 20, fonts: 140 }
const start = ['client/entry-client.tsx', 'client/screens/home/home.tsx']

/** Prints what a first visit of home loads and fails the build past a limit. */
export const sizeLimit = (): Plugin => ({
  name: 'size-limit',
  apply: 'build',
  writeBundle: {
    // After the manifest is written.
    order: 'post',
    handler({ dir = '' }) {
      const sizes = weigh(dir, JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')))
      const lines = Object.entries(sizes).map(([name, size]) => {
        const [kilobytes, limit] = [size / 1024, limits[name as keyof typeof limits]]
        const line = `  ${name.padEnd(12)}${kilobytes.toFixed(1).padStart(6)} KB of ${limit}`
        return { line, over: kilobytes > limit }
      })
      console.log(['First load of home:', ...lines.map(({ line }) => line)].join('\n'))
      if (lines.some(({ over }) => over)) this.error('Home has become too heavy: see the sizes above.')
    },
  },
})

const weigh = (folder: string, manifest: Manifest): Record<keyof typeof limits, number> => {
  const chunks = withImports(manifest, start)
  const sum = (files: (string | undefined)[], size: (content: Buffer) => number) =>
    [...new Set(files)].reduce((total, file) => total + (file ? size(readFileSync(join(folder, file))) : 0), 0)
  const zipped = (content: Buffer) => gzipSync(content).length
  return {
    JavaScript: sum(
      chunks.map(({ file }) => file),
      zipped,
    ),
    CSS: sum(
      chunks.flatMap(({ css }) => css),
      zipped,
    ),
    fonts: sum(
      chunks.flatMap(({ assets }) => assets).filter((file) => file?.endsWith('.woff2')),
      ({ length }) => length,
    ),
  }
}

const withImports = (manifest: Manifest, keys: string[], seen = new Set<ManifestChunk>()) => {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the build's manifest.`)
    if (seen.has(chunk)) continue
    seen.add(chunk)
    withImports(manifest, chunk.imports ?? [], seen)
  }
  return [...seen]
}
