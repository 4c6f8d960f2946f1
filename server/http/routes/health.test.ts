import { expect, test } from 'vitest'
import { openSample } from '../../testing/database/open-sample'
import { startServer } from '../../testing/test-server'

test('/healthz is 200 while the database answers, and 503 without it', async () => {
  const db = await openSample()
  const { visit } = await startServer({ db })
  const healthy = await visit('/healthz')
  expect([healthy.status, await healthy.json()]).toEqual([200, { status: 'ok' }])
  expect(healthy.headers.get('cache-control')).toBe('no-store')
  await db.destroy()
  const unavailable = await visit('/healthz')
  expect([unavailable.status, await unavailable.json()]).toEqual([
    503,
    { status: 'unavailable', reason: 'The database does not answer.' },
  ])
})

test('/healthz is 503 while the disk is full', async () => {
  const { visit } = await startServer({ infrastructure: { diskSpace: { isLow: async () => true } } })
  const full = await visit('/healthz')
  expect([full.status, await full.json()]).toEqual([503, { status: 'unavailable', reason: 'The disk is full.' }])
})
