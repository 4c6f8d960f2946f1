import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest, ManifestChunk, Plugin } from 'vite'

type Sizes = Record<'JavaScript' | 'fonts', number>

/** Limits for the first load of a page, in KB of 1024 bytes; JavaScript and styles are measured as gzip, fonts as they are. */
const limits: Record<'public' | 'dashboard', Sizes> = {
  public: { JavaScript: 150, fonts: 65 },
  // Larger, because users of dashboards come back and have them in the browser cache.
  dashboard: { JavaScript: 165, fonts: 65 },
}
/** The limits of the sheet of all pages, of the one that dashboards need besides, and of the one that loads later, in the same unit. */
const styleLimits = { 'style.css': 22.5, 'dashboard.css': 12, 'on-demand.css': 4 }

const entry = 'client/entry-client.tsx'
const accountRoutes = 'client/account-routes.tsx'
const dashboardRoutes = 'client/dashboard-routes.tsx'
/** The dynamic imports of these are loaded only after sign-in. */
const importersAfterSignIn = [
  dashboardRoutes,
  'client/screens/checkout/checkout.tsx',
  'client/screens/request-quote/request-quote.tsx',
]

/** Prints the first-load sizes of the largest pages and fails the build past a limit. */
export const sizeLimit = (): Plugin => ({
  name: 'size-limit',
  apply: 'build',
  writeBundle: {
    // After the manifest is written.
    order: 'post',
    handler({ dir = '' }) {
      const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
      const screens = Object.keys(manifest).filter((key) => /^client\/screens\/([^/]+)\/\1\.tsx$/.test(key))
      const behindSignIn = new Set(importersAfterSignIn.flatMap((key) => manifest[key]?.dynamicImports ?? []))
      const accountScreens = new Set(manifest[accountRoutes]?.dynamicImports)
      const exceeded: string[] = [
        ...report({
          title: 'public',
          limit: limits.public,
          pages: screens
            .filter((screen) => !behindSignIn.has(screen))
            .map((screen) => ({
              screen,
              sizes: sizesOf(dir, manifest, [entry, screen, ...(accountScreens.has(screen) ? [accountRoutes] : [])]),
            })),
        }),
        ...report({
          title: 'dashboard',
          limit: limits.dashboard,
          pages: screens
            .filter((screen) => behindSignIn.has(screen))
            .map((screen) => ({ screen, sizes: sizesOf(dir, manifest, [entry, dashboardRoutes, screen]) })),
        }),
      ]
      for (const [name, limit] of Object.entries(styleLimits)) {
        const size = styleSize(dir, manifest, name) / 1024
        console.log(`Styles in ${name}: ${size.toFixed(1)} KB of ${limit}`)
        if (size > limit) exceeded.push(name)
      }
      if (exceeded.length > 0) this.error('A page exceeds its size limit: see the sizes above.')
    },
  },
})

interface PageSizes {
  title: string
  limit: Sizes
  pages: { screen: string; sizes: Sizes }[]
}

/** Returns the kinds that exceed their limit. */
const report = ({ title, limit, pages }: PageSizes) => {
  console.log(`First load of the heaviest ${title} page:`)
  return (['JavaScript', 'fonts'] as const).filter((name) => {
    const heaviest = pages.reduce((largest, page) => (page.sizes[name] > largest.sizes[name] ? page : largest))
    const size = heaviest.sizes[name] / 1024
    console.log(
      `  ${name.padEnd(12)}${size.toFixed(1).padStart(6)} KB of ${limit[name]}  ${basename(heaviest.screen, '.tsx')}`,
    )
    return size > limit[name]
  })
}

const sizesOf = (folder: string, manifest: Manifest, keys: string[]): Sizes => {
  const chunks = withImports(manifest, keys)
  const sum = (files: string[], size: (content: Buffer) => number) =>
    [...new Set(files)].reduce((total, file) => total + size(readFileSync(join(folder, file))), 0)
  const zipped = (content: Buffer) => gzipSync(content).length
  return {
    JavaScript: sum(
      chunks.map(({ file }) => file),
      zipped,
    ),
    fonts: sum(
      // Few pages have the letters and symbols of these.
      chunks
        .flatMap(({ assets = [] }) => assets)
        .filter((file) => file.endsWith('.woff2') && !/-(accents|extended|symbols)-/.test(file)),
      ({ length }) => length,
    ),
  }
}

const styleSize = (folder: string, manifest: Manifest, name: string) => {
  const styles = manifest[name]
  if (!styles) throw new Error(`The build has no style sheet ${name}.`)
  return gzipSync(readFileSync(join(folder, styles.file))).length
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
