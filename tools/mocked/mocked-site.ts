import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

/** The site under `npm run dev:mocked`: a service worker answers what is mocked, and the rest goes through to the server. */
export const mockedSite = (): Plugin => ({
  name: 'mocked-site',
  config: () => ({ optimizeDeps: { include: ['msw', 'msw/browser', 'graphql'] } }),
  transform: (code, id) =>
    id === path('client/entry-client.tsx') ? `import '/client/testing/browser/start.tsx'\n${code}` : null,
  configureServer: ({ middlewares }) => {
    const worker = readFileSync(path('node_modules/msw/lib/mockServiceWorker.js'))
    middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(worker)
    })
  },
})
