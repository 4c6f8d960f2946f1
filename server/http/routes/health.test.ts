import { expect, test } from 'vitest'
import { openSample } from '../../seed/open-sample'
import { startServer } from '../../testing/test-server'

test('a server whose database answers is healthy', async () => {
  const { visit } = await startServer()
  const response = await visit('/healthz')
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('one whose database is gone is not', async () => {
  const db = await openSample()
  const { visit } = await startServer({ db })
  await db.destroy()
  const response = await visit('/healthz')
  expect([response.status, await response.json()]).toEqual([503, { status: 'unavailable' }])
})
