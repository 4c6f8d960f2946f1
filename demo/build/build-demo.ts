import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Manifest } from 'vite'
import { drawPicture } from '../../artwork/routes/draw-picture'
import { createPngRenderer } from '../../artwork/routes/png-renderer'
import { icoOf, siteIcons, siteManifest, tabIcon } from '../../server/http/routes/site-icons'
import { packageFonts } from '../../server/infrastructure/fonts/package-fonts'
import { fontFiles } from '../../server/modules/invoice/pdf/pdf-text'
import { withoutNode } from '../../tools/build/browser-core'
import { checkSize } from './check-size'
import { prerender } from './prerender'
import { notFoundPage, pageShell, sandboxShell } from './shell'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = join(root, 'dist/demo')
const logLevel = 'warn'

const write = (path: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

/** Builds a worker, and returns its chunks, the entry first. */
const worker = async (name: 'service-worker' | 'site-worker', config: InlineConfig) => {
  const isServiceWorker = name === 'service-worker'
  const built = await build({
    root,
    base: './',
    configFile: false,
    logLevel,
    ...config,
    build: {
      outDir: folder,
      emptyOutDir: false,
      // Workers have no document to preload modules by.
      modulePreload: false,
      target: 'es2023',
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        input: { [name]: `demo/${name}/${name}.ts` },
        output: {
          // One without imports, which all browsers take as a service worker.
          ...(isServiceWorker
            ? { format: 'iife' }
            : { codeSplitting: { groups: [{ name: 'migrations', test: /\/server\/database\/migrations\// }] } }),
          // Browsers look for a service worker at the same address; a page asks for the site worker of its own build.
          entryFileNames: isServiceWorker ? '[name].js' : '[name]-[hash].js',
          chunkFileNames: 'core/[hash].js',
          assetFileNames: 'core/[name]-[hash][extname]',
        },
      },
    },
  })
  const outputs = 'output' in built ? built.output : []
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []))
  return chunks.sort((a, b) => Number(b.isEntry) - Number(a.isEntry))
}

/** Builds pages by a mode of vite.config.ts, and returns the manifest of their files. */
const pages = async (mode: string, subfolder = ''): Promise<Manifest> => {
  await build({ root, mode, logLevel })
  const file = join(folder, subfolder, '.vite/manifest.json')
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(dirname(file), { recursive: true })
  return manifest
}

/** Fonts of invoices, which the server finds in packages. */
const copyFonts = async () => {
  for (const [name, ...files] of Object.values(fontFiles)) {
    for (const file of files) cpSync(String(await packageFonts.find(name, file)), join(folder, 'fonts', file))
  }
}

/** Without an id, the address of the folder identifies the application. A relative one would be that of the origin. */
const { id: _, ...manifestOfFolder } = siteManifest

const drawIcons = async () => {
  const { png } = createPngRenderer()
  for (const [path, draw] of Object.entries(siteIcons)) write(path, await png(path, draw))
  write('favicon.ico', icoOf(await png('favicon.ico', tabIcon), 32))
  write('artwork/ornament/seal-small.svg', drawPicture('/ornament/seal-small.svg') ?? '')
  write('site.webmanifest', JSON.stringify(manifestOfFolder).replaceAll('"/', '"./'))
}

/** Not needed offline. Many hosts don't even serve files whose names begin with a dot. */
const notKept = new Set(['/404.html', '/.nojekyll'])

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('base64')

/** The digests of the files that a service worker keeps, and a version that changes with any of them. */
const listFiles = () => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((path) => !notKept.has(path))
    .sort()
  const digests = Object.fromEntries(paths.map((path) => [path, `sha256-${sha256(readFileSync(join(folder, path)))}`]))
  return { version: sha256(JSON.stringify(digests)).slice(0, 12), digests }
}

/** Style sheets show artwork at the root of the host, which a folder isn't. */
const moveArtworkToFolder = () => {
  for (const file of readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'))) {
    const path = join(folder, 'assets', file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('url(/artwork/', 'url(../artwork/'))
  }
}

/** Ways of SQLite to a file system that need headers of the host. */
const removeUnused = () => {
  for (const file of readdirSync(join(folder, 'assets')).filter((name) => name.startsWith('sqlite3-')))
    rmSync(join(folder, 'assets', file))
}

const manifest = await pages('demo')
moveArtworkToFolder()
const sandbox = await pages('demo-sandbox', 'sandbox')
const core = await worker('site-worker', { plugins: [withoutNode] })
removeUnused()
const siteWorker = core[0]?.fileName ?? ''
write('sandbox/page.html', sandboxShell(sandbox, siteWorker))
write('start.html', pageShell(manifest, siteWorker))
await copyFonts()
await drawIcons()
// GitHub Pages would leave out files with some names.
write('.nojekyll', '')
await worker('service-worker', { define: { DEMO_FILES: JSON.stringify(listFiles()) } })
// For visits before the service worker answers, which has no use for these files.
const prerendered = await prerender(root, folder, manifest, siteWorker)
for (const [path, html] of prerendered.pages) write(join(path, 'index.html'), html)
for (const [path, svg] of prerendered.pictures) write(path, svg)
// The first start creates the tables, and writes workbooks for its sample products.
const ofFirstStart = core.filter(({ moduleIds }) =>
  moduleIds.some((id) => /\/(server\/database\/migrations|fixtures\/product-files|write-excel-file)\//.test(id)),
)
checkSize(folder, manifest, [siteWorker, ...ofFirstStart.map(({ fileName }) => fileName)])
write('404.html', notFoundPage)
