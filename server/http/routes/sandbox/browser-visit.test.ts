import { expect, test } from 'vitest'
import { startServer } from '../../../testing/test-server'

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

test('GET /graphql: a browser without an operation is redirected to the sandbox', async () => {
  const { visit } = await startServer({ config: { sandbox: true } })
  const response = await visit('/graphql', { headers: browser })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/sandbox'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('vary')).toContain('accept')
})

test('GET /graphql: a browser is told how to send operations where the sandbox is off', async () => {
  const { visit } = await startServer({ config: { sandbox: false } })
  const response = await visit('/graphql', { headers: browser })
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8'])
  expect(await response.text()).toContain('Send an operation by POST as application/json')
})

test('GET /graphql: queries and programs reach the API', async () => {
  const { visit } = await startServer({ config: { sandbox: true } })
  const path = '/graphql?query={stats{label}}'
  const query = await visit(path, { headers: { ...browser, 'apollo-require-preflight': '1' } })
  expect([query.status, (await query.json()).data.stats.length]).toEqual([200, 4])
  expect((await visit('/graphql')).status).toBe(400)
  expect((await visit('/graphql', { headers: { accept: 'application/json' } })).status).toBe(400)
})
