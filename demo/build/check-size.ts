import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

export const entryKey = 'demo/page/entry-demo.tsx'
const httpLink = 'client/apollo/http-link.ts'
const home = 'client/screens/home/home.tsx'

/** The fonts that every page preloads. */
const firstFonts = /(newsreader-display|public-sans)-[\w-]{8}\.woff2$/

/** For everything that is loaded before the home page is interactive, as gzip in KB of 1024 bytes. */
const MAX_KB = 1_600

/** The files that some chunks import, and their own. */
export const importsOf = (manifest: Manifest, keys: string[], seen = new Set<string>()): string[] => {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    if (seen.has(chunk.file)) continue
    seen.add(chunk.file)
    importsOf(manifest, chunk.imports ?? [], seen)
  }
  return [...seen]
}

/** Prints the size of the first visit and fails the build past its limit. */
export const checkSize = (folder: string, manifest: Manifest, workerFiles: string[]) => {
  const wasm = readdirSync(join(folder, 'core')).filter((file) => file.endsWith('.wasm'))
  const fonts = Object.values(manifest).flatMap(({ file }) => (firstFonts.test(file) ? [file] : []))
  const files = [
    ...importsOf(manifest, [entryKey, home, httpLink, 'style.css']),
    ...fonts,
    'index.html',
    'service-worker.js',
    ...workerFiles,
    ...wasm.map((file) => `core/${file}`),
  ]
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
  console.log(`First visit of the demonstration: ${Math.round(bytes / 1024)} KB of ${MAX_KB}`)
  if (bytes > MAX_KB * 1024) throw new Error('The first visit exceeds its size limit.')
}
