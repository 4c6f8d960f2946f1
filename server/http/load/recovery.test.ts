import { afterEach, expect, test, vi } from 'vitest'
import { openSample } from '../../testing/database/open-sample'
import { watchStatements } from '../../testing/database/watch-statements'
import { startServer } from '../../testing/test-server'

/** As in `work-queue.ts`. */
const MAX_RUNNING = 32
const MAX_WAIT_MS = 3_000
const STAYING = 100
const LEAVING = 100

afterEach(() => {
  vi.restoreAllMocks()
})

const startCountingServer = async () => {
  const { db, statements } = watchStatements(await openSample())
  const { visit, server } = await startServer({ db, loadClock: () => performance.now() })
  const count = { received: 0, left: 0 }
  server.on('request', (_request, response) => {
    count.received += 1
    response.once('close', () => {
      if (!response.writableFinished) count.left += 1
    })
  })
  const send = async (signal?: AbortSignal) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' }
    const body = JSON.stringify({ query: '{ stats { id } }' })
    return (await visit('/graphql', { method: 'POST', headers, body, ...(signal && { signal }) })).status
  }
  return { db, statements, count, send }
}

/** Takes the only connection, so that all requests wait for it, until the returned function is called. */
const holdDatabase = (db: Awaited<ReturnType<typeof openSample>>) =>
  new Promise<() => Promise<void>>((resolve, reject) => {
    const transaction = db.transaction().execute(
      () =>
        new Promise<void>((release) => {
          resolve(() => {
            release()
            return transaction
          })
        }),
    )
    transaction.catch(reject)
  })

test('overload recovery: work of a flood that waited too long is not done, and the next request doesn’t wait for it', async () => {
  const { db, statements, count, send } = await startCountingServer()
  await send()
  const statementsOfRequest = statements.length
  const release = await holdDatabase(db)
  const staying = Array.from({ length: STAYING }, () => send())
  await expect.poll(() => count.received).toBe(1 + STAYING)
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + MAX_WAIT_MS + 1)
  const clients = new AbortController()
  const leaving = Array.from({ length: LEAVING }, () => send(clients.signal))
  await expect.poll(() => count.received).toBe(1 + STAYING + LEAVING)
  clients.abort()
  await Promise.allSettled(leaving)
  await expect.poll(() => count.left).toBe(LEAVING)

  const next = send()
  await expect.poll(() => count.received).toBe(2 + STAYING + LEAVING)
  statements.length = 0
  await release()
  expect(await next).toBe(200)
  expect(statements).toHaveLength((MAX_RUNNING + 1) * statementsOfRequest)
  const statuses = await Promise.all(staying)
  expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_RUNNING)
  expect(statuses.filter((status) => status === 503)).toHaveLength(STAYING - MAX_RUNNING)
}, 60_000)
