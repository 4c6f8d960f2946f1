import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '../lib/dates'
import { databases } from '../testing/database/databases'
import { startServer } from '../testing/test-server'

const posted = new Date('2026-11-19T09:05:14.220Z')

describe.each(databases)('page cache on $name', async ({ openSample }) => {
  const db = await openSample()
  let now = posted
  const { visit, send } = await startServer({ db, now: () => now, until: afterAll })
  afterAll(() => db.destroy())

  const age = async (headers = {}) => {
    const html = await (await visit('/jobs/job-3101', { headers })).text()
    return /\d+ \w+ ago/.exec(html)?.[0]
  }

  test('a cached page is never older than the last write', async () => {
    let titles = 0
    for (const path of ['/service/srv-1101', '/services/srv-1101', '/services', '/search?q=utility+patent']) {
      for (const _ of ['rendered', 'cached']) await visit(path)
      const title = `Title ${++titles}`
      await db.updateTable('listing').set({ title }).where('id', '=', 'srv-1101').execute()
      for (const _ of ['rendered', 'cached']) expect(await (await visit(path)).text()).toContain(title)
    }
  })

  test('a cached page is served for 30 seconds without a write, unless the request says no-cache', async () => {
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
  ])('%s has the status %i and the same headers, rendered or cached', async (path, status) => {
    const shared = ({ date, 'x-request-id': id, ...headers }: IncomingHttpHeaders) => headers
    const rendered = await send(path)
    const cached = await send(path)
    expect(cached.status).toBe(status)
    expect([cached.status, cached.text, shared(cached.headers)]).toEqual([
      rendered.status,
      rendered.text,
      shared(rendered.headers),
    ])
    const same = await send(path, { headers: { 'if-none-match': String(cached.headers.etag) } })
    expect(same.status).toBe(status === 200 ? 304 : status)
  })

  test('a cached page is compressed as the request accepts', async () => {
    const rendered = await visit('/about', { headers: { 'accept-encoding': 'identity' } })
    const [whole, etag] = [await rendered.text(), rendered.headers.get('etag')]
    for (const encoding of ['gzip', 'identity', 'gzip']) {
      const response = await visit('/about', { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(response.headers.get('etag')).toBe(etag)
      expect(await response.text()).toBe(whole)
    }
  })

  test('a cached page has the host of the request', async () => {
    for (const host of ['one.example', 'two.example', 'one.example']) {
      expect((await send('/jobs', { headers: { host } })).text).toContain(`href="http://${host}/jobs"`)
    }
  })

  test('a page that failed is not cached', async () => {
    await db.schema.alterTable('job').renameTo('elsewhere').execute()
    for (const _ of ['once', 'again']) expect((await visit('/jobs')).status).toBe(500)
    await db.schema.alterTable('elsewhere').renameTo('job').execute()
    expect((await visit('/jobs')).status).toBe(200)
  })
})
