import { expect, test } from 'vitest'
import { createLog } from '../../infrastructure/log'
import { startServer } from '../../testing/test-server'

const own = /^[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/
const proxied = { publicUrl: new URL('http://marque.example'), trustProxy: 1 }

test('request ids: each response has its own, also one from the cache', async () => {
  const { visit, ask } = await startServer()
  const responses = [await visit('/healthz'), await visit('/nowhere'), await ask('{ stats { id } }')]
  responses.push(await ask('{ stats { id } }'))
  const ids = responses.map(({ headers }) => headers.get('x-request-id'))
  for (const id of ids) expect(id).toMatch(own)
  expect(new Set(ids).size).toBe(4)
})

test('request ids: the id of a trusted proxy is kept', async () => {
  const { visit } = await startServer({ config: proxied })
  const { headers } = await visit('/healthz', { headers: { 'x-request-id': 'From-the-proxy-1' } })
  expect(headers.get('x-request-id')).toBe('From-the-proxy-1')
})

test('request ids: without a trusted proxy the id of a request is replaced', async () => {
  const { visit } = await startServer()
  const { headers } = await visit('/healthz', { headers: { 'x-request-id': 'From-somebody-1' } })
  expect(headers.get('x-request-id')).toMatch(own)
})

test.each(['short', 'a'.repeat(65), 'with space in it', '{"level":60}', 'semi;colons;here'])(
  'request ids: %s of a proxy is replaced',
  async (id) => {
    const { visit } = await startServer({ config: proxied })
    const { headers } = await visit('/healthz', { headers: { 'x-request-id': id } })
    expect(headers.get('x-request-id')).toMatch(own)
  },
)

test('request ids: lines that no request causes have none', () => {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).warn('A job failed')
  expect(JSON.parse(lines[0] ?? '')).not.toHaveProperty('requestId')
})
