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
import { notFoundPage, pageShell, sandboxShell } from './shell'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = join(root, 'dist/demo')
const logLevel = 'warn'

const write = (path: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

const worker = (name: string, config: InlineConfig) =>
  build({
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
          ...(config.define && { format: 'iife' }),
          entryFileNames: '[name].js',
          chunkFileNames: 'core/[hash].js',
          assetFileNames: 'core/[name]-[hash][extname]',
        },
      },
    },
  })

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

const drawIcons = async () => {
  const { png } = createPngRenderer()
  for (const [path, draw] of Object.entries(siteIcons)) write(path, await png(path, draw))
  write('favicon.ico', icoOf(await png('favicon.ico', tabIcon), 32))
  write('artwork/ornament/seal-small.svg', drawPicture('/ornament/seal-small.svg') ?? '')
  write('site.webmanifest', JSON.stringify(siteManifest).replaceAll('"/', '"./'))
}

/** Paths of all files, and a version that changes with any of them. */
const listFiles = () => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((path) => path !== '/404.html' && path !== '/service-worker.js')
    .sort()
  const digest = createHash('sha256')
  for (const path of paths) digest.update(path).update(readFileSync(join(folder, path)))
  return { version: digest.digest('hex').slice(0, 12), paths }
}

const manifest = await pages('demo')
write('sandbox/page.html', sandboxShell(await pages('demo-sandbox', 'sandbox')))
await worker('site-worker', { plugins: [withoutNode] })
await copyFonts()
await drawIcons()
write('index.html', pageShell(manifest))
write('404.html', notFoundPage)
// GitHub Pages would leave out files with some names.
write('.nojekyll', '')
await worker('service-worker', { define: { DEMO_FILES: JSON.stringify(listFiles()) } })
checkSize(folder, manifest)
