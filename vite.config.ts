import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite'
import { precompress, withoutGraphiqlFonts } from './tools/build/assets.ts'
import { chunkGroups } from './tools/build/chunk-groups.ts'
import { sizeLimit } from './tools/build/size-limit.ts'
import { mockedSite } from './tools/mocked/mocked-site.ts'

/** The oldest browsers that know `light-dark()`: for older ones the build would rewrite it, and the colours with it. */
const target = ['chrome123', 'firefox120', 'safari17.5']

/** React Router offers bundlers its development build alone. */
const router = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url))
const productionRouter = [
  { find: /^react-router$/, replacement: `${router}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
]

/** The name of a style is its file's and its own: short, and the same file name twice would be an error of ours. */
const scopedNames = () => {
  const files = new Map<string, string>()
  return (name: string, path: string) => {
    const stem = basename(path, '.module.css')
    if ((files.get(stem) ?? path) !== path) throw new Error(`Two style sheets are called ${stem}.module.css`)
    files.set(stem, path)
    return `${stem}_${name}`
  }
}

/** Server and browser must agree on names. */
const styles = { modules: { generateScopedName: scopedNames() } }

const client: UserConfig = {
  plugins: [react(), sizeLimit(), precompress()],
  resolve: {
    alias: productionRouter,
    // RxJS without what ES5 needed.
    conditions: ['es2015', ...defaultClientConditions],
  },
  css: styles,
  build: {
    outDir: 'dist/client',
    manifest: true,
    target,
    // One file for all pages. It has two to four times what a single one needs, and is in the cache for all others; what a page
    // needs came in up to eight files, and was there later.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'client/entry-client.tsx',
      // Nothing we load does something when it is merely looked at.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // The list of everybody's file names is in what everybody loads first: 0.6 KB less without words in them.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
}

/** GraphiQL, big and by itself: a page of its own at /sandbox. */
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

/** One file, with everything in it but native packages. */
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
  ssr: { noExternal: true, external: ['libsql', '@node-rs/argon2', 'sharp'] },
}

const development: UserConfig = {
  plugins: [react(), withoutGraphiqlFonts(), ...(process.env.MOCKED ? [mockedSite()] : [])],
  // A database file changes with every request that writes; nobody's page has to reload for that.
  server: { watch: { ignored: ['**/.data/**'] } },
  optimizeDeps: { entries: ['client/entry-client.tsx', 'client/sandbox/entry-sandbox.tsx'] },
}

export default defineConfig(({ command, isSsrBuild, mode }) => {
  if (command === 'serve') return development
  if (isSsrBuild) return server
  return mode === 'sandbox' ? sandbox : client
})
