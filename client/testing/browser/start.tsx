import '@vitejs/plugin-react/preamble'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { setupWorker } from 'msw/browser'
import { createRoot } from 'react-dom/client'
import { scalars } from '../../../server/api/scalars'
import { typeDefs } from '../../../server/generated/schema'
import { createMocks } from '../create-mocks'
import { createMockErrors } from './mock-errors'
import { mocks } from './mocks'
import { Panel } from './panel'
import { createStates, type Page } from './states'

const worker = setupWorker()
const mistakes = createMockErrors()
const handlers = createMocks(
  makeExecutableSchema({ typeDefs, resolvers: scalars }),
  (handler) => worker.use(handler),
  mistakes.report,
)
let currentMocks = mocks
const applyMocks = () => {
  mistakes.clear()
  try {
    currentMocks(handlers)
  } catch (error) {
    mistakes.report(error)
  }
}

// Modules that import this one wait until the worker intercepts requests.
await worker.start({
  quiet: true,
  onUnhandledRequest: 'bypass',
  serviceWorker: { url: '/mockServiceWorker.js' },
})
applyMocks()

/** Called at the end of the page's own script (see `mockedSite`). */
export const open = async (page: Page & { hydrated: Promise<void> }) => {
  const reset = () => {
    worker.resetHandlers()
    applyMocks()
  }
  await page.hydrated
  const states = createStates(page, handlers, reset)
  // The server has rendered the page without mocks.
  if (worker.listHandlers().length > 0) states.choose('as it is')
  const container = document.body.appendChild(document.createElement('aside'))
  createRoot(container).render(<Panel states={states} mistakes={mistakes} />)
  import.meta.hot?.accept('./mocks', (changed) => {
    if (typeof changed?.mocks === 'function') currentMocks = changed.mocks
    states.choose('as it is')
  })
}
