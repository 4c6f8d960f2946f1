import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { memoryFiles } from '../../infrastructure/files/files'
import { openSample } from '../../testing/database/open-sample'
import { startServer } from '../../testing/test-server'
import { createFileStoreCheck } from './health'

test('/healthz: it is 200 while the database answers, and 503 without it', async () => {
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

test('/healthz: it is 503 while the disk is full', async () => {
  const { visit } = await startServer({ infrastructure: { diskSpace: { isLow: async () => true } } })
  const full = await visit('/healthz')
  expect([full.status, await full.json()]).toEqual([503, { status: 'unavailable', reason: 'The disk is full.' }])
})

describe('/readyz', () => {
  const statusAndReason = async (response: Response) => [response.status, (await response.json()).reason]

  test('is 200 once the database is migrated and the file store answers', async () => {
    const { visit } = await startServer()
    const ready = await visit('/readyz')
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }])
    expect(ready.headers.get('cache-control')).toBe('no-store')
  })

  test('is 503 while a migration of this version is missing', async () => {
    const db = await openSample()
    onTestFinished(() => db.destroy())
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db)
    const { visit } = await startServer({ db })
    expect(await statusAndReason(await visit('/readyz'))).toEqual([503, 'The database is not migrated.'])
    expect((await visit('/healthz')).status).toBe(200)
  })

  test('is 503 while the file store fails', async () => {
    const fileStore = { ...memoryFiles(), get: () => Promise.reject(new Error('unreachable')) }
    const { visit } = await startServer({ infrastructure: { fileStore } })
    expect(await statusAndReason(await visit('/readyz'))).toEqual([503, 'The file store does not answer.'])
    expect((await visit('/healthz')).status).toBe(200)
  })

  test('is 503 while the disk is full or the database does not answer', async () => {
    const db = await openSample()
    let isLow = true
    const { visit } = await startServer({ db, infrastructure: { diskSpace: { isLow: async () => isLow } } })
    expect(await statusAndReason(await visit('/readyz'))).toEqual([503, 'The disk is full.'])
    isLow = false
    await db.destroy()
    expect(await statusAndReason(await visit('/readyz'))).toEqual([503, 'The database does not answer.'])
  })

  test('is 503 while a stopping server drains, which still answers other requests', async () => {
    let stop = async () => {}
    const { visit, ask } = await startServer({
      config: { drainSeconds: 1 },
      until: (registered) => {
        stop = registered
      },
    })
    const stopped = stop()
    expect(await statusAndReason(await visit('/readyz'))).toEqual([503, 'The server is stopping.'])
    expect((await ask('{ stats { id } }')).status).toBe(200)
    await stopped
    await expect(visit('/readyz')).rejects.toThrow()
  })
})

test('/readyz: the file store is asked once in five seconds', async () => {
  const get = vi.fn(async () => undefined)
  let elapsed = 0
  const isUsable = createFileStoreCheck({ get }, () => elapsed)
  expect(await Promise.all([isUsable(), isUsable()])).toEqual([true, true])
  elapsed = 4_999
  await isUsable()
  expect(get).toHaveBeenCalledOnce()
  elapsed = 5_000
  get.mockRejectedValueOnce(new Error('unreachable'))
  expect(await isUsable()).toBe(false)
  expect(get).toHaveBeenCalledTimes(2)
})

test('/readyz: a request to the file store that hangs is given up, and asked again after five seconds', async () => {
  let elapsed = 0
  const get = vi.fn(async () => undefined)
  get.mockReturnValueOnce(new Promise(() => {}))
  const isUsable = createFileStoreCheck({ get }, () => elapsed, 10)
  expect(await isUsable()).toBe(false)
  expect(await isUsable()).toBe(false)
  expect(get).toHaveBeenCalledOnce()
  elapsed = 5_000
  expect(await isUsable()).toBe(true)
})
