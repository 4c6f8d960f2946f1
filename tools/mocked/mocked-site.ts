import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

/** A module id in Vite's form, which has forward slashes on Windows too. */
const path = (relative: string) => normalizePath(fileURLToPath(new URL(`../../${relative}`, import.meta.url)))

/** `npm run dev:mocked`: a service worker answers the operations that have mocks; the others reach the server. */
export const mockedSite = (): Plugin => ({
  name: 'mocked-site',
  config: () => ({
    // Its own folder, because Vite bundles the dependencies again when they differ from those of `npm run dev`.
    cacheDir: 'node_modules/.vite-mocked',
    optimizeDeps: { entries: ['client/testing/browser/start.tsx'] },
  }),
  transform: (code, id) =>
    // Appended to the entry, because importing the entry from another module could load it twice after an edit.
    id === path('client/entry-client.tsx')
      ? `import { open } from '/client/testing/browser/start.tsx'\n${code}\nvoid open(page)`
      : null,
  configureServer: ({ middlewares }) => {
    const worker = readFileSync(path('node_modules/msw/lib/mockServiceWorker.js'))
    middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(worker)
    })
  },
})
