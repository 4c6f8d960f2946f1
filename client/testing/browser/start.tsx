import '@vitejs/plugin-react/preamble'
import { buildSchema } from 'graphql'
import { setupWorker } from 'msw/browser'
import { createRoot } from 'react-dom/client'
import { typeDefs } from '../../../server/generated/schema'
import { createMocks } from '../create-mocks'
import { mocks } from './mocks'
import { Panel } from './panel'
import { createStates, type Page } from './states'

const worker = setupWorker()
const answers = createMocks(buildSchema(typeDefs), (handler) => worker.use(handler))
let own = mocks

// Before the page's first request: what imports this waits for it.
await worker.start({
  quiet: true,
  onUnhandledRequest: 'bypass',
  serviceWorker: { url: '/mockServiceWorker.js' },
})
own(answers)

/** Called at the end of the page's own script (see `mockedSite`). */
export const open = async (page: Page & { takenOver: Promise<void> }) => {
  const reset = () => {
    worker.resetHandlers()
    own(answers)
  }
  await page.takenOver
  const states = createStates(page, answers, reset)
  // What the server put into the page was not mocked.
  if (worker.listHandlers().length > 0) states.choose('as it is')
  const place = document.body.appendChild(document.createElement('aside'))
  createRoot(place).render(<Panel states={states} />)
  import.meta.hot?.accept('./mocks', (changed) => {
    if (typeof changed?.mocks === 'function') own = changed.mocks
    states.choose('as it is')
  })
}
