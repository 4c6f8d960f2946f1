import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

/** As Vite writes it, on Windows too. */
const path = (relative: string) => normalizePath(fileURLToPath(new URL(`../../${relative}`, import.meta.url)))

/** The site under `npm run dev:mocked`: a service worker answers what is mocked, and the rest goes through to the server. */
export const mockedSite = (): Plugin => ({
  name: 'mocked-site',
  config: () => ({ optimizeDeps: { include: ['msw', 'msw/browser', 'graphql'] } }),
  transform: (code, id) =>
    // The entry hands its page over: imported from there, an edit could give it an address of its own, and run it twice.
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
