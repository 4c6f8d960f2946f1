import { openCore } from '../../server/browser/open-core'
import { OpenError } from '../../server/browser/open-error'
import { createSite } from '../../server/browser/site'
import { lastingStorage, removeStorage } from '../../server/browser/storage'
import { openChannel, type SiteState } from '../channel'
import { createAnswerer } from './answer-requests'

const base = new URL('./', location.href).href
const version = location.href.slice(base.length)
const origin = base.replace(/\/$/, '')
const owner = crypto.randomUUID()
const folder = `.marque${new URL(base).pathname.replaceAll('/', '-')}`
let state: SiteState = { name: 'preparing', step: 'Starting the database', done: 0.1 }

const enter = (next: SiteState) => {
  state = next
  send({ kind: 'state', version, state })
}

const { send, close } = openChannel(base, (message) => {
  if (message.kind === 'hello') send({ kind: 'state', version, state })
  else if (message.kind === 'request') void requests.accept(message)
  else if (message.kind === 'cancel') void requests.cancel(message.id)
  else if (message.kind === 'reset') reset().catch(fail)
})

const fail = (error: unknown) => {
  console.error(error)
  if (error instanceof OpenError) enter({ name: 'failed', reason: error.message, remedy: error.remedy })
  else enter({ name: 'failed', reason: `The marketplace could not be opened (${String(error)}).`, remedy: 'retry' })
}

const storage = lastingStorage(folder)

const open = async () => {
  const core = await openCore(origin, console, storage, (step, done) => enter({ name: 'preparing', step, done }))
  enter({ name: 'open', isLasting: core.isLasting, daysAhead: core.daysAhead() })
  return { core, site: createSite(core, origin, console) }
}

const opened = open()
opened.catch(fail)

const answer = async (request: Request) => {
  const running = await opened.catch(() => undefined)
  if (!running) return new Response('The marketplace could not be opened.', { status: 502 })
  const { core, site } = running
  const response = await site.answer(request)
  core.saveVisitor()
  if (state.name === 'open' && state.daysAhead !== core.daysAhead()) enter({ ...state, daysAhead: core.daysAhead() })
  return response
}

const requests = createAnswerer({ owner, origin, send, answer })

const reset = async () => {
  await opened.then(
    ({ core }) => core.remove(),
    () => storage.then(({ clear }) => clear()).catch(() => removeStorage(folder)),
  )
  send({ kind: 'removed' })
  // The pages load again, and one of them starts the next site worker.
  close()
}

// The page that has started this worker waits for an error of its files until then.
postMessage('started')
send({ kind: 'listening', owner })
