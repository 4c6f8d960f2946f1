import { openCore } from '../../server/browser/open-core'
import { createSite } from '../../server/browser/site'
import { lastingStorage } from '../../server/browser/storage'
import { type ForwardedRequest, openChannel, type SiteState } from '../channel'

/** A service worker sends requests again to a site worker that has just begun; more than it can have at once. */
const MAX_REMEMBERED = 1_000

const base = new URL('./', location.href).href
const origin = base.replace(/\/$/, '')
const owner = crypto.randomUUID()
/** Ids of the latest requests. */
const known = new Set<string>()
const streams = new Map<string, ReadableStreamDefaultReader<Uint8Array>>()
let state: SiteState = { name: 'preparing', step: 'Starting the database' }

const enter = (next: SiteState) => {
  state = next
  send({ kind: 'state', state })
}

const { send, close } = openChannel(base, (message) => {
  if (message.kind === 'hello') send({ kind: 'state', state })
  else if (message.kind === 'request') void accept(message.id, message.request)
  else if (message.kind === 'cancel') void streams.get(message.id)?.cancel()
  else if (message.kind === 'reset') void reset()
})
send({ kind: 'listening', owner })

const storage = lastingStorage(`.marque${new URL(base).pathname.replaceAll('/', '-')}`)

const open = async () => {
  const { isLasting, isNew } = await storage.then(({ isLasting, has }) => ({ isLasting, isNew: !has('marketplace') }))
  if (isNew) enter({ name: 'preparing', step: 'Filling it with sample data' })
  const core = await openCore(origin, console, storage)
  enter({ name: 'open', isLasting })
  return { core, site: createSite(core, origin, console) }
}

const opened = open()
opened.catch((error: unknown) => {
  console.error(error)
  enter({ name: 'failed', reason: String(error) })
})

const reset = async () => {
  await opened.then(
    ({ core }) => core.remove(),
    async () => (await storage).clear(),
  )
  send({ kind: 'removed' })
  // The pages load again, and one of them starts the next site worker.
  close()
}

const accept = async (id: string, { path, method, headers: sent, body: content }: ForwardedRequest) => {
  if (known.has(id)) return
  known.add(id)
  const [oldest] = known
  if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest)
  send({ kind: 'accepted', id, owner })
  const { status, headers, body } = await answer(
    new Request(origin + path, { method, headers: sent, ...(content && { body: content }) }),
  )
  const begin = { kind: 'response', id, status, headers: Object.fromEntries(headers) } as const
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) {
    return send({ ...begin, body: await new Response(body).arrayBuffer() })
  }
  send({ ...begin, body: 'stream' })
  const reader = body.getReader()
  streams.set(id, reader)
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    send({ kind: 'chunk', id, bytes: part.value })
  }
  streams.delete(id)
  send({ kind: 'end', id })
}

const answer = async (request: Request) => {
  const running = await opened.catch(() => undefined)
  if (!running) return new Response('The marketplace could not be opened.', { status: 502 })
  const response = await running.site.answer(request)
  running.core.saveVisitor()
  return response
}
