import { afterAll, describe, expect, test } from 'vitest'
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
  const { ask, visit } = await startServer({ db, metrics, until: afterAll, config: { staleSeconds: 5 } })
  afterAll(() => db.destroy())

  let changes = 0
  /** Returns the texts that a visitor reads at once after a change: the response of the API, and the page. */
  const readAfterChange = async (cookie: string) => {
    for (const _ of ['made', 'cached']) {
      await ask(stats)
      await visit('/service/srv-1101')
    }
    changes += 1
    const text = `Change ${changes}.`
    await db.updateTable('stat').set({ label: text }).where('position', '=', 1).execute()
    await db.updateTable('listing').set({ title: text }).where('id', '=', 'srv-1101').execute()
    const bodies = [await ask(stats, {}, { cookie }), await visit('/service/srv-1101', { headers: { cookie } })]
    const texts = await Promise.all(bodies.map((response) => response.text()))
    return texts.map((body) => body.includes(text))
  }

  test('a visitor who wrote nothing may get what was current a moment ago', async () => {
    expect(await readAfterChange('')).toEqual([false, false])
  })

  test('a visitor with a session gets the current response and page', async () => {
    const cookie = cookiesOf(await ask(register('ada@example.com')))
    expect(cookie).toContain('session=')
    expect(cookie).not.toContain('recent-write')
    expect(await readAfterChange(cookie)).toEqual([true, true])
  })

  test('a visitor who has just logged out gets the current response and page', async () => {
    const session = cookiesOf(await ask(register('bea@example.com')))
    const cookie = cookiesOf(await ask('mutation { logout }', {}, { cookie: session }))
    expect(cookie).toBe('recent-write=1')
    expect(await readAfterChange(cookie)).toEqual([true, true])
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

  test('a query does not mark its visitor', async () => {
    expect(cookiesOf(await ask('{ viewer { id } }'))).toBe('')
  })
})
