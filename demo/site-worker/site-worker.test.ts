import { expect, onTestFinished, test, vi } from 'vitest'
import { createSite } from '../../server/browser/site'
import { openChannel } from '../channel'

vi.mock('../../server/browser/storage', () => ({ lastingStorage: vi.fn(), OpenError: Error }))
vi.mock('../../server/browser/open-core', () => ({ openCore: async () => ({ isLasting: true, daysAhead: () => 0 }) }))
vi.mock('../../server/browser/site', () => ({ createSite: vi.fn() }))

const base = 'https://marque.example/demo/'

test('site worker: a full disk is told until a later change is saved', async () => {
  let isFull = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(createSite).mockImplementation((_core, _origin, log) => ({
    answer: async () => {
      if (isFull) log.error({ err: new DOMException('Full', 'QuotaExceededError') }, 'A request failed')
      return Response.json({})
    },
  }))
  const states: boolean[] = []
  let done = () => {}
  const { send, close } = openChannel(base, (message) => {
    if (message.kind === 'state' && message.state.name === 'open') states.push(message.state.wasFull)
    if (message.kind === 'response') done()
  })
  onTestFinished(close)
  /** What the worker has told once the operation is answered. */
  const wasFullAfter = async (query: string) => {
    const answered = new Promise<void>((resolve) => {
      done = resolve
    })
    const body = new TextEncoder().encode(JSON.stringify({ query })).buffer
    send({ kind: 'request', id: query, sender: 'a', request: { method: 'POST', path: '/graphql', headers: {}, body } })
    await answered
    return states.at(-1)
  }
  vi.stubGlobal('location', { href: `${base}site-worker.js` })
  vi.stubGlobal('postMessage', () => {})
  await import('./site-worker')
  expect(await wasFullAfter('mutation Send { send }')).toBe(true)
  isFull = false
  expect(await wasFullAfter('query Messages { messages }')).toBe(true)
  expect(await wasFullAfter('mutation Retry { send }')).toBe(false)
})
