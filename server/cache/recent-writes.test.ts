import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMetrics, type Metrics } from '../metrics/metrics'
import { databases } from '../testing/database/databases'
import { startServer } from '../testing/test-server'

const stats = '{ stats { label } }'
const register = (email: string) =>
  `mutation { register(input: { name: "Ada", email: "${email}", password: "secret1" }) { __typename } }`
const missesOf = async ({ cacheLookups }: Metrics) =>
  (await cacheLookups.get()).values
    .filter(({ labels }) => labels.result === 'miss')
    .reduce((sum, { value }) => sum + value, 0)

/** The cookies of a response, as the browser sends them back: without those that the response deletes. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')

describe.each(databases)('reads after a write on $name', async ({ openSample }) => {
  const db = await openSample()
  const metrics = createMetrics()
  // Time stands still, so that on a busy machine nothing becomes too old.
  const time = new Date()
  const options = { db, now: () => time, config: { staleSeconds: 5 } }
  const server = await startServer({ ...options, metrics, until: afterAll })
  const otherProcess = await startServer({ ...options, until: afterAll })
  const { ask, visit } = server
  afterAll(() => db.destroy())

  let changes = 0
  /** Returns whether a visitor reads a change at once: in the response of the API, and on the page. */
  const readsChange = async (cookie: string, process = server) => {
    for (const _ of ['made', 'cached']) {
      await process.ask(stats)
      await process.visit('/service/srv-1101')
    }
    changes += 1
    const text = `Change ${changes}.`
    await db.updateTable('stat').set({ label: text }).where('position', '=', 1).execute()
    await db.updateTable('listing').set({ title: text }).where('id', '=', 'srv-1101').execute()
    const headers = { cookie }
    const bodies = [await process.ask(stats, {}, headers), await process.visit('/service/srv-1101', { headers })]
    const texts = await Promise.all(bodies.map((response) => response.text()))
    return texts.map((body) => body.includes(text))
  }

  const changeOften = async (process: typeof server) => {
    for (let count = 0; count < 5; count++) {
      await db.updateTable('stat').set({ position: 1 }).where('position', '=', 1).execute()
      const headers = { cookie: 'recent-write=1' }
      await Promise.all([process.ask(stats, {}, headers), process.visit('/service/srv-1101', { headers })])
    }
  }
  beforeAll(async () => {
    for (const process of [server, otherProcess]) await changeOften(process)
  })

  test('a visitor who wrote nothing gets what is current, unless the catalogue changes often', async () => {
    const started = await startServer(options)
    expect(await readsChange('', started)).toEqual([true, true])
    await changeOften(started)
    for (const process of [started, server, otherProcess])
      expect(await readsChange('', process)).toEqual([false, false])
  })

  test('a visitor with a session gets the current response and page, from any process', async () => {
    const cookie = cookiesOf(await ask(register('ada@example.com')))
    expect(cookie).toContain('session=')
    expect(await readsChange(cookie)).toEqual([true, true])
    expect(await readsChange(cookie, otherProcess)).toEqual([true, true])
  })

  test.each([
    ['logged out', 'bea@example.com', 'mutation { logout }'],
    [
      'deleted an account',
      'cy@example.com',
      'mutation { deleteAccount(input: { password: "secret1" }) { __typename } }',
    ],
  ])('a visitor who has just %s gets the current response and page, from any process', async (_, email, mutation) => {
    const session = cookiesOf(await ask(register(email)))
    const cookie = cookiesOf(await ask(mutation, {}, { cookie: session }))
    expect(cookie).toBe('recent-write=1')
    expect(await readsChange(cookie)).toEqual([true, true])
    expect(await readsChange(cookie, otherProcess)).toEqual([true, true])
  })

  test('64 visitors who ask at once after a write share one response and one page', async () => {
    const cookie = 'recent-write=1'
    for (const read of [() => ask(stats, {}, { cookie }), () => visit('/about', { headers: { cookie } })]) {
      await read()
      await db.updateTable('stat').set({ position: 1 }).where('position', '=', 1).execute()
      const before = await missesOf(metrics)
      await Promise.all(Array.from({ length: 64 }, async () => (await read()).text()))
      expect(await missesOf(metrics)).toBe(before + 1)
    }
  })
})
