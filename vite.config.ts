import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite'
import { precompress, withoutGraphiqlFonts } from './tools/build/assets.ts'
import { chunkGroups } from './tools/build/chunk-groups.ts'
import { preloads } from './tools/build/preloads.ts'
import { deferredRouter, routerWithoutNames } from './tools/build/router.ts'
import { sizeLimit } from './tools/build/size-limit.ts'
import { styleSheets } from './tools/build/style-sheets.ts'
import { siteServer } from './tools/dev/site-server.ts'
import { mockedSite } from './tools/mocked/mocked-site.ts'

/** The oldest browsers with `light-dark()`: for older targets the build rewrites it and changes the colours. */
const target = ['chrome123', 'firefox120', 'safari17.5']

/** React Router's package exports only its development build to bundlers. */
const router = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url))
const productionRouter = [
  { find: /^react-router$/, replacement: `${router}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
]

/** Class names are short, `file_class`, so two style sheets with the same file name would clash. */
const scopedNames = () => {
  const files = new Map<string, string>()
  return (name: string, path: string) => {
    const stem = basename(path, '.module.css')
    if ((files.get(stem) ?? path) !== path) throw new Error(`Two style sheets are named ${stem}.module.css.`)
    files.set(stem, path)
    return `${stem}_${name}`
  }
}

/** For server and browser, whose class names must be the same. */
const styles = { modules: { generateScopedName: scopedNames() } }

const { plugin: preloadsPlugin, resolveDependencies } = preloads()

const client: UserConfig = {
  plugins: [react(), deferredRouter(), routerWithoutNames(), styleSheets(), preloadsPlugin, sizeLimit(), precompress()],
  resolve: {
    alias: productionRouter,
    // RxJS's build for modern browsers.
    conditions: ['es2015', ...defaultClientConditions],
  },
  css: styles,
  build: {
    outDir: 'dist/client',
    manifest: true,
    target,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      input: 'client/entry-client.tsx',
      // No property getter or global of the bundled code has side effects.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // The first chunk lists all file names: without words in them it is 0.6 KB smaller.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
}

/** The client of the demonstration, which runs the site in the browser. Its files are found from any folder of a host. */
const demo: UserConfig = {
  ...client,
  base: './',
  plugins: [react(), routerWithoutNames(), styleSheets(), preloadsPlugin],
  build: {
    ...client.build,
    outDir: 'dist/demo',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { ...client.build?.rolldownOptions, input: 'demo/page/entry-demo.tsx' },
  },
}

/** GraphiQL is large, so /sandbox has a bundle of its own. */
const sandbox: UserConfig = {
  base: '/sandbox/',
  plugins: [react(), withoutGraphiqlFonts()],
  build: {
    outDir: 'dist/sandbox',
    manifest: true,
    target,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: 'client/sandbox/entry-sandbox.tsx' },
  },
}

const demoSandbox: UserConfig = {
  ...sandbox,
  base: './',
  build: {
    ...sandbox.build,
    outDir: 'dist/demo/sandbox',
    rolldownOptions: { input: 'demo/page/entry-demo-sandbox.ts' },
  },
}

/** Native packages, and others that few requests or servers load. */
const unbundled = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@aws-sdk/s3-request-presigner',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
  'fontkit',
  'libsql',
  'pdfkit',
  'sharp',
  'subset-font',
]

/** A single file that bundles all other packages. */
const server: UserConfig = {
  plugins: [react()],
  resolve: {
    alias: [
      ...productionRouter,
      {
        find: '@apollo/utils.createhash',
        replacement: fileURLToPath(new URL('server/http/create-hash.ts', import.meta.url)),
      },
    ],
  },
  css: styles,
  build: { outDir: 'dist/server', sourcemap: true, rolldownOptions: { output: { codeSplitting: false } } },
  define: { 'process.env.NODE_ENV': "'production'" },
  ssr: { noExternal: true, external: unbundled },
}

const development = (): UserConfig => ({
  plugins: [
    // As a module with Fast Refresh the entry would import itself under another address after a reload, and run twice.
    react({ exclude: [/\/node_modules\//, /\/entry-client\.tsx$/] }),
    withoutGraphiqlFonts(),
    siteServer(),
    ...(process.env.MOCKED ? [mockedSite()] : []),
  ],
  // `npm run dev:mocked` bundles more packages; with one folder each of the two would bundle them all again.
  cacheDir: process.env.MOCKED ? 'node_modules/.vite-mocked' : 'node_modules/.vite',
  server: {
    watch: {
      // A write to the database file must not reload pages, and pages have no tests and documents.
      ignored: ['**/.data/**', '**/{bench,docs,e2e}/**', '**/*.test.*'],
      // Some editors empty a file before they write it. An empty module takes no updates, and the whole page would load again.
      awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
    },
  },
  optimizeDeps: { entries: ['client/entry-client.tsx', 'client/sandbox/entry-sandbox.tsx'] },
})

export default defineConfig(({ command, isSsrBuild, mode }) => {
  if (command === 'serve') return development()
  if (isSsrBuild) return server
  if (mode === 'demo') return demo
  if (mode === 'demo-sandbox') return demoSandbox
  return mode === 'sandbox' ? sandbox : client
})
