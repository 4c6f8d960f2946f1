import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest, ManifestChunk, Plugin } from 'vite'

/** What a first visit of a page may weigh, in KB of 1024 bytes; scripts and styles as gzip, fonts as they are. */
const limits = { JavaScript: 165, CSS: 20, fonts: 140 }

/** Prints what a first visit of the heaviest pages loads and fails the build past a limit. */
export const sizeLimit = (): Plugin => ({
  name: 'size-limit',
  apply: 'build',
  writeBundle: {
    // After the manifest is written.
    order: 'post',
    handler({ dir = '' }) {
      const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
      const pages = Object.keys(manifest)
        .filter((key) => key.startsWith('client/screens/'))
        .map((screen) => ({ screen, sizes: weigh(dir, manifest, ['client/entry-client.tsx', screen]) }))
      const lines = Object.entries(limits).map(([name, limit]) => {
        const sizeOf = ({ sizes }: (typeof pages)[number]) => sizes[name as keyof typeof limits] / 1024
        const heaviest = pages.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))
        const size = sizeOf(heaviest)
        const line = `  ${name.padEnd(12)}${size.toFixed(1).padStart(6)} KB of ${limit}  ${basename(heaviest.screen, '.tsx')}`
        return { line, over: size > limit }
      })
      console.log(['First load of the heaviest page:', ...lines.map(({ line }) => line)].join('\n'))
      if (lines.some(({ over }) => over)) this.error('A page has become too heavy: see the sizes above.')
    },
  },
})

const weigh = (folder: string, manifest: Manifest, start: string[]): Record<keyof typeof limits, number> => {
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
