import { afterEach, expect, test, vi } from 'vitest'
import { type Message, openChannel } from '../channel'
import { createAnswerer } from '../site-worker/answer-requests'
import { createForwarder } from './forward'

const base = 'https://marque.example/demo/'
const closedPages = new Set<string>()
const isOpen = async (page: string) => !closedPages.has(page)
const forward = createForwarder(base, isOpen)
const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

/** A site worker by hand: what it hears, and how it answers. */
const startWorker = (owner: string) => {
  const heard: Message[] = []
  let wake = () => {}
  const known = new Set<string>()
  const { send, close } = openChannel(base, (message) => {
    // A request that is under way while a worker begins to listen comes twice.
    if (message.kind === 'request' && known.has(message.id)) return
    if (message.kind === 'request') known.add(message.id)
    heard.push(message)
    wake()
  })
  closings.push(close)
  const hear = async (kind: Message['kind']) => {
    for (;;) {
      const index = heard.findIndex((message) => message.kind === kind)
      const [message] = index < 0 ? [] : heard.splice(index, 1)
      if (message && 'id' in message) return message
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  send({ kind: 'listening', owner })
  const answer = (id: string, body: ArrayBuffer | 'stream', status = 200) =>
    send({ kind: 'response', id, status, headers: { 'content-type': 'text/plain' }, body })
  return { send, hear, answer, accept: (id: string) => send({ kind: 'accepted', id, owner }) }
}

const bytesOf = (text: string) => Uint8Array.from(new TextEncoder().encode(text))
const request = (body = 'question', page = 'page') =>
  forward(new Request(`${base}graphql`, { method: 'POST', body }), '/graphql?a=1', page)

test('forwarder: a request reaches the site worker with its method, path, headers and body, and gets its answer', async () => {
  const { hear, accept, answer } = startWorker('one')
  const response = request()
  const asked = await hear('request')
  accept(asked.id)
  answer(asked.id, bytesOf('answer').buffer, 201)
  expect(asked).toMatchObject({
    request: { method: 'POST', path: '/graphql?a=1', headers: { 'content-type': 'text/plain;charset=UTF-8' } },
  })
  const { status, headers } = await response
  expect([status, headers.get('content-type'), await (await response).text()]).toEqual([201, 'text/plain', 'answer'])
})

test('forwarder: a request that nobody has accepted is sent to the next site worker', async () => {
  const sent = new Promise<void>((resolve) => {
    const { close } = openChannel(base, ({ kind }) => kind === 'request' && resolve())
    closings.push(close)
  })
  const response = request()
  await sent
  const { hear, accept, answer } = startWorker('two')
  const { id } = await hear('request')
  accept(id)
  answer(id, bytesOf('late').buffer)
  expect(await (await response).text()).toBe('late')
})

test('forwarder: a request that a closed tab has accepted fails, and so does its stream', async () => {
  const first = startWorker('three')
  const [lost, stream] = [request('lost'), request('stream')]
  const { id } = await first.hear('request')
  first.accept(id)
  const begun = await first.hear('request')
  first.accept(begun.id)
  first.answer(begun.id, 'stream')
  const { body } = await stream
  startWorker('four')
  expect((await lost).status).toBe(502)
  await expect(new Response(body).text()).rejects.toThrow('is closed')
})

test('forwarder: a request that is not accepted or not answered in time fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  closings.push(vi.useRealTimers)
  const { hear, accept, answer } = startWorker('silent')
  const [unaccepted, unanswered, answered] = [request(), request(), request()]
  await hear('request')
  accept((await hear('request')).id)
  answer((await hear('request')).id, bytesOf('answer').buffer)
  await answered
  vi.advanceTimersByTime(31_000)
  expect((await unaccepted).status).toBe(502)
  vi.advanceTimersByTime(60_000)
  expect((await unanswered).status).toBe(502)
})

test('forwarder: a stream arrives in parts, and the site worker learns that nobody reads it', async () => {
  const { send, hear, accept, answer } = startWorker('five')
  const read = async () => {
    const response = request()
    const { id } = await hear('request')
    accept(id)
    answer(id, 'stream')
    return { id, response: await response }
  }
  const whole = await read()
  for (const part of ['one ', 'two']) send({ kind: 'chunk', id: whole.id, bytes: bytesOf(part) })
  send({ kind: 'end', id: whole.id })
  expect(await whole.response.text()).toBe('one two')
  const left = await read()
  await left.response.body?.cancel()
  expect((await hear('cancel')).id).toBe(left.id)
})

test('forwarder: the stream of a closed page ends with its next sign of life', async () => {
  const { send, hear, accept, answer } = startWorker('closing')
  const response = request('stream', 'closed page')
  const { id } = await hear('request')
  accept(id)
  answer(id, 'stream')
  await response
  closedPages.add('closed page')
  send({ kind: 'chunk', id, bytes: bytesOf(':') })
  expect((await hear('cancel')).id).toBe(id)
})

test('forwarder: a service worker that was stopped leaves no streams at the site worker', async () => {
  const cancelled: string[] = []
  const answerer = createAnswerer({
    owner: 'six',
    origin: base.slice(0, -1),
    send: (message) => send(message),
    answer: async ({ url }) =>
      new Response(new ReadableStream({ cancel: () => void cancelled.push(url) }), {
        headers: { 'content-type': 'text/event-stream' },
      }),
  })
  const { send, close } = openChannel(base, (message) => message.kind === 'request' && answerer.accept(message))
  closings.push(close)
  const subscribe = (service: typeof forward, name: string) =>
    service(new Request(`${base}graphql/stream`, { method: 'POST' }), `/graphql/stream?${name}`, 'page')
  await subscribe(forward, 'first')
  await subscribe(forward, 'second')
  expect(cancelled).toEqual([])
  await subscribe(createForwarder(base, isOpen), 'third')
  expect(cancelled.map((url) => new URL(url).search)).toEqual(['?first', '?second'])
})
