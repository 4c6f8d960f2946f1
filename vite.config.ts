import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { withoutGraphiqlFonts } from './tools/build/graphiql-fonts.ts'
import { sizeLimit } from './tools/build/size-limit.ts'

/** The oldest browsers that know `light-dark()`: for older ones the build would rewrite it, and the colours with it. */
const target = ['chrome123', 'firefox120', 'safari17.5']

const client: UserConfig = {
  plugins: [react(), sizeLimit()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    target,
    rolldownOptions: {
      input: 'client/entry-client.tsx',
      // Left alone, what a few screens share becomes dozens of tiny files: more requests, and each compressed by itself.
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/ },
            { name: 'shared', test: /client\/(ui|features)\/.*\.tsx?$/, minShareCount: 4 },
          ],
        },
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
  build: { outDir: 'dist/server', sourcemap: true, rolldownOptions: { output: { codeSplitting: false } } },
  define: { 'process.env.NODE_ENV': "'production'" },
  ssr: { noExternal: true, external: ['libsql', '@node-rs/argon2'] },
}

const development: UserConfig = {
  plugins: [react(), withoutGraphiqlFonts()],
  // A database file changes with every request that writes; nobody's page has to reload for that.
  server: { watch: { ignored: ['**/.data/**'] } },
  optimizeDeps: { entries: ['client/entry-client.tsx', 'client/sandbox/entry-sandbox.tsx'] },
}

export default defineConfig(({ command, isSsrBuild, mode }) => {
  if (command === 'serve') return development
  if (isSsrBuild) return server
  return mode === 'sandbox' ? sandbox : client
})
