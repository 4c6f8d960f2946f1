import { expect, test } from 'vitest'
import { openSample } from '../../testing/open-sample'
import { startServer } from '../../testing/test-server'

test('/healthz is 200 while the database answers', async () => {
  const { visit } = await startServer()
  const response = await visit('/healthz')
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('/healthz is 503 without the database', async () => {
  const db = await openSample()
  const { visit } = await startServer({ db })
  await db.destroy()
  const response = await visit('/healthz')
  expect([response.status, await response.json()]).toEqual([503, { status: 'unavailable' }])
})
