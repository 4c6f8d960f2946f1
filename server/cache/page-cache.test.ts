import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases'
import { startServer } from '../testing/test-server'

const DAY_MS = 86_400_000
const posted = new Date('2026-11-19T09:05:14.220Z')

describe.each(databases)('kept pages on $name', async ({ openSample }) => {
  const db = await openSample()
  let now = posted
  const { visit, send } = await startServer({ db, now: () => now, until: afterAll })
  afterAll(() => db.destroy())

  const age = async (headers = {}) => {
    const html = await (await visit('/jobs/job-3101', { headers })).text()
    return /\d+ \w+ ago/.exec(html)?.[0]
  }

  test('are never older than the last write', async () => {
    let titles = 0
    for (const path of ['/service/srv-1101', '/services/srv-1101', '/services', '/search?q=utility+patent']) {
      for (const _ of ['made', 'kept']) await visit(path)
      const title = `Title ${++titles}`
      await db.updateTable('listing').set({ title }).where('id', '=', 'srv-1101').execute()
      for (const _ of ['made', 'kept']) expect(await (await visit(path)).text()).toContain(title)
    }
  })

  test('are used for half a minute without a write, unless somebody wants none that is kept', async () => {
    now = new Date(posted.getTime() + 3 * DAY_MS - 1)
    expect(await age()).toBe('2 days ago')
    now = new Date(now.getTime() + 29_999)
    expect(await age()).toBe('2 days ago')
    expect(await age({ 'cache-control': 'no-cache' })).toBe('3 days ago')
    now = new Date(now.getTime() + DAY_MS)
    expect(await age()).toBe('4 days ago')
  })

  test.each([
    ['/services', 200],
    ['/service/srv-unknown', 404],
    ['/nowhere', 404],
  ])('%s is %i, made or kept, with the same headers', async (path, status) => {
    const ofOneAnswer = ({ date, ...headers }: object & { date?: string | undefined }) => headers
    const made = await send(path)
    const kept = await send(path)
    expect(kept.status).toBe(status)
    expect([kept.status, kept.text, ofOneAnswer(kept.headers)]).toEqual([
      made.status,
      made.text,
      ofOneAnswer(made.headers),
    ])
    const same = await send(path, { headers: { 'if-none-match': String(kept.headers.etag) } })
    expect(same.status).toBe(status === 200 ? 304 : status)
  })

  test('are sent compressed to who takes it, and are the same', async () => {
    const made = await visit('/about', { headers: { 'accept-encoding': 'identity' } })
    const [whole, etag] = [await made.text(), made.headers.get('etag')]
    for (const encoding of ['gzip', 'identity', 'gzip']) {
      const response = await visit('/about', { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(response.headers.get('etag')).toBe(etag)
      expect(await response.text()).toBe(whole)
    }
  })

  test('name the place that was asked', async () => {
    for (const host of ['one.example', 'two.example', 'one.example']) {
      expect((await send('/jobs', { headers: { host } })).text).toContain(`href="http://${host}/jobs"`)
    }
  })

  test('are none that failed', async () => {
    await db.schema.alterTable('job').renameTo('elsewhere').execute()
    for (const _ of ['once', 'again']) expect((await visit('/jobs')).status).toBe(500)
    await db.schema.alterTable('elsewhere').renameTo('job').execute()
    expect((await visit('/jobs')).status).toBe(200)
  })
})
