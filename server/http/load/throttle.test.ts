import { describe, expect, test } from 'vitest'
import { newToken } from '../../testing/accounts/access-tokens'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { openSample } from '../../testing/database/open-sample'
import { executor } from '../../testing/execute'
import { refusal } from '../../testing/refusal'
import { startServer } from '../../testing/test-server'

/** A bucket of 5,000, which hardly refills during a test. */
const config = { costPerSecond: 100, trustProxy: 1 }
const dear =
  '{ s0: search(query: "e", first: 0) { totalCount } s1: search(query: "o", first: 100) { nodes { __typename } } }'
const from = (address: string) => ({ 'x-forwarded-for': address })
const throttled = { status: 429, code: 'THROTTLED', message: expect.stringMatching(/Try again in \d+ seconds?\.$/) }

describe('cost throttling', () => {
  const exhaust = async (ask: Awaited<ReturnType<typeof startServer>>['ask'], headers: Record<string, string>) => {
    for (let i = 0; i < 40; i += 1) {
      const response = await ask(dear, {}, { 'cache-control': 'no-cache', ...headers })
      if (response.status === 429) return response
    }
    throw new Error('Nothing was refused')
  }

  test('an address that has used its cost gets 429 and Retry-After; others of its /64 too, and nobody else', async () => {
    // Of 500, which one operation mostly uses, and which need several seconds to hold the next one.
    const { ask, visit } = await startServer({ config: { ...config, costPerSecond: 10 } })
    const refused = await exhaust(ask, from('2001:db8:1:2::1'))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(5)
    expect(await refusal(refused)).toEqual(throttled)
    expect((await ask(dear, {}, from('2001:db8:1:2::2'))).status).toBe(429)
    expect((await ask(dear, {}, from('2001:db8:1:3::1'))).status).toBe(200)
    expect((await visit('/healthz', { headers: from('2001:db8:1:2::1') })).status).toBe(200)
  })

  test('an account has a bucket of its own, whatever its address', async () => {
    const db = await openSample()
    const { ask } = await startServer({ config, db })
    const { token } = await signedInAs(executor(db), 'CUSTOMER')
    const cookie = `session=${token}`
    const answers = []
    for (let i = 0; i < 40; i += 1) {
      answers.push((await ask(dear, {}, { cookie, ...from(`203.0.113.${i}`) })).status)
    }
    expect(answers).toContain(429)
    expect((await ask(dear, {}, from('203.0.113.1'))).status).toBe(200)
  })

  test('a page that has to be rendered is refused too, a cached one is not', async () => {
    const { ask, visit } = await startServer({ config })
    const address = from('203.0.113.5')
    const page = async (search: string) => (await visit(`/about${search}`, { headers: address })).status
    expect(await page('')).toBe(200)
    await exhaust(ask, address)
    const rendered = []
    for (let i = 0; i < 5; i += 1) rendered.push(await page(`?n=${i}`))
    expect(rendered).toContain(429)
    expect(await page('')).toBe(200)
  })

  test('PDF files of invoices are refused too', async () => {
    const { visit } = await startServer({ config })
    const headers = from('203.0.113.6')
    const pdf = async () => (await visit('/invoices/INV-2026-000001.pdf', { headers })).status
    const statuses = []
    for (let i = 0; i < 20; i += 1) statuses.push(await pdf())
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
  })

  test.each([
    ['views', '/views/srv-1101', { method: 'POST' }, 204],
    ['calendars', '/calendar/none.ics', {}, 404],
    ['attached files', '/files/none', {}, 404],
    ['product files', '/product-files/none', {}, 404],
  ])('%s are refused too', async (_, path, init, status) => {
    const { visit } = await startServer({ config: { ...config, costPerSecond: 1 } })
    const statuses = []
    for (let i = 0; i < 60; i += 1) statuses.push((await visit(path, { ...init, headers: from('203.0.113.9') })).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([status, 429])
  })

  test('pictures that have to be drawn are refused too, those in memory are not', async () => {
    const { visit } = await startServer({ config: { ...config, costPerSecond: 1 } })
    const picture = async (seed: string) =>
      (await visit(`/artwork/avatar/${seed}.svg`, { headers: from('203.0.113.12') })).status
    const statuses = []
    for (let i = 0; i < 10; i += 1) statuses.push(await picture(`seed-${i}`))
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    expect(await picture('seed-0')).toBe(200)
  })

  test('sign-ins with the right password are refused once their hashing has used the cost', async () => {
    const { ask } = await startServer({ config })
    const login = 'mutation { login(input: { email: "customer@example.com", password: "password123" }) { __typename } }'
    const statuses = []
    for (let i = 0; i < 60; i += 1) statuses.push((await ask(login, {}, from('203.0.113.7'))).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    expect((await ask(login, {}, from('203.0.113.8'))).status).toBe(200)
  })

  test('wrong access tokens are refused once their look-up has used the cost; right ones have it back', async () => {
    const db = await openSample()
    const { ask } = await startServer({ config: { ...config, costPerSecond: 10 }, db })
    const execute = executor(db)
    const { bearer } = await newToken(execute, (await registeredAs(execute, 'program@example.com')).visitor)
    const wrong = { authorization: 'Bearer mq_wrong', ...from('203.0.113.10') }
    const refusals = []
    for (let i = 0; i < 15; i += 1) refusals.push(await refusal(await ask('{ __typename }', {}, wrong)))
    expect(refusals[0]).toMatchObject({ status: 401 })
    expect(refusals.at(-1)).toEqual(throttled)
    const right = { ...bearer, ...from('203.0.113.11') }
    for (let i = 0; i < 15; i += 1) expect((await ask('{ __typename }', {}, right)).status).toBe(200)
  })

  test('cached answers cost little', async () => {
    const { ask } = await startServer({ config })
    for (let i = 0; i < 100; i += 1) expect((await ask(dear, {}, from('203.0.113.6'))).status).toBe(200)
  })
})
