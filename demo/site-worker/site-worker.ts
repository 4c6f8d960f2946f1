import { isNoSpace, NO_SPACE } from '../../server/browser/no-space'
import { openCore } from '../../server/browser/open-core'
import { createSite } from '../../server/browser/site'
import { lastingStorage, OpenError } from '../../server/browser/storage'
import type { Log } from '../../server/infrastructure/log'
import { propertyOf } from '../../server/lib/property-of'
import { databaseFolderOf, openChannel, type SiteState } from '../channel'
import { createAnswerer } from './answer-requests'

const base = new URL('./', location.href).href
const version = location.href.slice(base.length)
const origin = base.replace(/\/$/, '')
const owner = crypto.randomUUID()
let state: SiteState = { name: 'preparing', step: 'Starting the database', done: 0.1 }

const enter = (next: SiteState) => {
  state = next
  send({ kind: 'state', version, state })
}

const { send } = openChannel(base, (message) => {
  if (message.kind === 'hello') send({ kind: 'state', version, state })
  else if (message.kind === 'request') void requests.accept(message)
  else if (message.kind === 'cancel') void requests.cancel(message.id)
})

/** Pages say by themselves that something failed, but not why. */
const log: Log = {
  ...console,
  error: (details: unknown, ...more: unknown[]) => {
    console.error(details, ...more)
    if (state.name === 'open' && isNoSpace(propertyOf(details, 'err'))) enter({ ...state, wasFull: true })
  },
}

const open = async () => {
  const storage = lastingStorage(databaseFolderOf(base))
  const core = await openCore(origin, log, storage, (step, done) => enter({ name: 'preparing', step, done }))
  enter({ name: 'open', isLasting: core.isLasting, daysAhead: core.daysAhead(), wasFull: false })
  return { core, site: createSite(core, origin, log) }
}

const opened = open()
opened.catch((error: unknown) => {
  console.error(error)
  enter({ name: 'failed', reason: reasonOf(error) })
})

const reasonOf = (error: unknown) => {
  if (isNoSpace(error)) return NO_SPACE
  return error instanceof OpenError ? error.message : `The marketplace could not be opened (${String(error)}).`
}

/** An upload or a mutation, which it finds in a copy of the body. */
const isChange = async (request: Request) => {
  if (request.method !== 'POST') return false
  return !request.url.includes('/graphql') || /"query":"[^{]*mutation\b/.test(await request.clone().text())
}

const answer = async (request: Request) => {
  const running = await opened.catch(() => undefined)
  if (!running) return new Response('The marketplace could not be opened.', { status: 502 })
  const { core, site } = running
  // Set again if this change finds no space, too.
  if (state.name === 'open' && state.wasFull && (await isChange(request))) enter({ ...state, wasFull: false })
  const response = await site.answer(request)
  if (state.name === 'open' && state.daysAhead !== core.daysAhead()) enter({ ...state, daysAhead: core.daysAhead() })
  return response
}

const requests = createAnswerer({ owner, origin, send, answer })

// The page that has started this worker waits for an error of its files until then.
postMessage('started')
send({ kind: 'listening', owner })
