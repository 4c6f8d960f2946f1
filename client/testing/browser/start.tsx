import '@vitejs/plugin-react/preamble'
import { buildSchema } from 'graphql'
import { setupWorker } from 'msw/browser'
import { createRoot } from 'react-dom/client'
import { typeDefs } from '../../../server/generated/schema'
import { createMocks } from '../create-mocks'
import { mocks } from './mocks'
import { Panel } from './panel'
import { createStates } from './states'

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

/** Only once the page itself has come, or each would wait for the other. */
const open = async () => {
  const { page } = await import('../../entry-client')
  const reset = () => {
    worker.resetHandlers()
    own(answers)
  }
  const states = createStates(page, answers, reset)
  const place = document.body.appendChild(document.createElement('aside'))
  createRoot(place).render(<Panel states={states} />)
  import.meta.hot?.accept('./mocks', (changed) => {
    if (typeof changed?.mocks === 'function') own = changed.mocks
    states.choose('as it is')
  })
}
void open()
