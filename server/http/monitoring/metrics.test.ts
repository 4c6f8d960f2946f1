import { afterAll, describe, expect, test } from 'vitest'
import { openSample } from '../../testing/database/open-sample'
import { startServer } from '../../testing/test-server'

const token = 'a-token-for-tests'
const authorized = { authorization: `Bearer ${token}` }

describe('/metrics', async () => {
  const db = await openSample()
  afterAll(() => db.destroy())
  const { ask, visit } = await startServer({ db, until: afterAll })
  const scrape = async () => (await visit('/metrics')).text()

  test('names the site’s operations with their outcome, and no other name that somebody chose', async () => {
    const { ask, visit } = await startServer()
    await ask('query Stats($a: Int) { stats { id } }')
    await ask('query Home { stats { id } }')
    await ask('query SecretOfAda { stats { id } }')
    await ask('query Home { viewer { nonsense } }')
    const text = await (await visit('/metrics')).text()
    expect(text).toMatch(/marque_operation_duration_seconds_count\{operation="Home",outcome="ok"\} 1/)
    expect(text).toMatch(/marque_operation_duration_seconds_count\{operation="other",outcome="ok"\} 1/)
    expect(text).toMatch(/marque_operation_duration_seconds_count\{operation="other",outcome="refused"\} 2/)
    expect(text).not.toContain('SecretOfAda')
  })

  test('counts cache hits and misses of responses and pages', async () => {
    const before = await scrape()
    const countOf = (text: string, cache: string, result: string) =>
      Number(new RegExp(`lookups_total\\{cache="${cache}",result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
    await ask('{ categories { id } }')
    await ask('{ categories { id } }')
    await visit('/about')
    await visit('/about')
    const after = await scrape()
    for (const cache of ['responses', 'pages']) {
      for (const result of ['hit', 'miss']) {
        expect([cache, result, countOf(after, cache, result) - countOf(before, cache, result)]).toEqual([
          cache,
          result,
          1,
        ])
      }
    }
  })

  test('counts requests by route, never by path', async () => {
    await ask('{ stats { id } }')
    await visit('/services/some-address')
    await visit('/calendar/a-secret.ics')
    await expect.poll(scrape).toMatch(/request_duration_seconds_count\{route="calendar",method="GET",status="4xx"\} 1/)
    await expect.poll(scrape).toMatch(/request_duration_seconds_count\{route="page",method="GET",status="4xx"\} \d/)
    const text = await scrape()
    expect(text).toMatch(/request_duration_seconds_count\{route="graphql",method="POST",status="2xx"\} \d/)
    expect(text).not.toContain('secret.ics')
    expect(text).not.toContain('some-address')
  })

  test('has queues, money in flight, memory and the delay of the event loop', async () => {
    // Each scrape begins a new measurement, which needs some turns of the event loop.
    await expect.poll(scrape).toContain('marque_event_loop_delay_seconds{quantile="0.99"}')
    const text = await scrape()
    for (const queue of ['outbox', 'charges', 'refunds', 'transfers', 'transfer reversals']) {
      expect(text).toMatch(new RegExp(`marque_queue_entries\\{queue="${queue}"\\} \\d`))
      expect(text).toMatch(new RegExp(`marque_queue_overdue_seconds\\{queue="${queue}"\\} \\d`))
    }
    for (const kind of ['held', 'payable'])
      expect(text).toMatch(new RegExp(`marque_money_cents\\{kind="${kind}"\\} \\d`))
    expect(text).toMatch(/process_resident_memory_bytes \d{7}/)
  })

  test('without a token answers programs on this machine only', async () => {
    expect((await visit('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404)
    const own = await visit('/metrics')
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(own.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  })
})

test('/metrics: with a token it answers its bearers only, also on this machine and under another host', async () => {
  const { visit } = await startServer({ config: { metricsToken: token, publicUrl: new URL('http://marque.example') } })
  const statusWith = async (headers: Record<string, string>) => (await visit('/metrics', { headers })).status
  expect(await statusWith({})).toBe(404)
  expect(await statusWith({ authorization: 'Bearer a-token-for-test' })).toBe(404)
  expect(await statusWith({ authorization: token })).toBe(404)
  expect(await statusWith(authorized)).toBe(200)
  expect(await statusWith({ ...authorized, 'x-forwarded-host': '10.0.0.7:4000' })).toBe(200)
})

test('/metrics: without the database it has no queues, and says so', async () => {
  const db = await openSample()
  const { visit } = await startServer({ db })
  await visit('/healthz')
  await db.destroy()
  const text = await (await visit('/metrics')).text()
  expect(text).toContain('marque_reading_success{reading="queues"} 0')
  expect(text).toContain('marque_reading_success{reading="money"} 0')
  expect(text).not.toContain('marque_queue_entries{')
})
