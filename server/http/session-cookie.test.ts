import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../testing/test-server'

const login = `mutation ($password: String!, $remember: Boolean!) {
  login(input: { email: "customer@example.com", password: $password, remember: $remember }) {
    __typename ... on TooManyAttempts { retryAfterSeconds } } }`
const token = '[\\w-]{43}'

describe.each([
  { scheme: 'http', publicUrl: undefined, name: 'session', secure: '' },
  { scheme: 'http, told so', publicUrl: new URL('http://marque.example'), name: 'session', secure: '' },
  { scheme: 'https', publicUrl: new URL('https://marque.example'), name: '__Host-session', secure: '; Secure' },
])('the session cookie over $scheme', async ({ publicUrl, name, secure }) => {
  const { ask } = await startServer({ config: { publicUrl }, until: afterAll })

  const signIn = async (remember = false) => {
    const response = await ask(login, { password: 'password123', remember })
    expect((await response.json()).data.login.__typename).toBe('LoginSuccess')
    return response.headers.getSetCookie()
  }
  const viewerWith = async (cookie: string) =>
    (await (await ask('{ viewer { email } }', {}, { cookie })).json()).data.viewer
  const pair = (cookie: string | undefined) => cookie?.split(';')[0] ?? ''

  test('is out of reach for scripts and other sites, and ends with the browser', async () => {
    expect(await signIn()).toEqual([
      expect.stringMatching(new RegExp(`^${name}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}$`)),
    ])
  })

  test('lasts for thirty days when asked to', async () => {
    expect(await signIn(true)).toEqual([
      expect.stringMatching(new RegExp(`^${name}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=2592000$`)),
    ])
  })

  test('signs in, among others too, until logout drops it', async () => {
    const cookie = pair((await signIn())[0])
    expect(await viewerWith(cookie)).toEqual({ email: 'customer@example.com' })
    expect(await viewerWith(`theme=dark; ${cookie}; other="a=b"`)).toEqual({ email: 'customer@example.com' })
    const response = await ask('mutation { logout }', {}, { cookie })
    expect(response.headers.getSetCookie()).toEqual([`${name}=; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=0`])
    expect(await viewerWith(cookie)).toBeNull()
  })

  test('of another name or value is none', async () => {
    const [, value] = pair((await signIn())[0]).split('=')
    for (const other of [`x${name}=${value}`, `${name}x=${value}`, `${name}=${value}x`, name, `${name}=`, '=;;=']) {
      expect(await viewerWith(other)).toBeNull()
    }
    expect(await viewerWith(`${name === 'session' ? '__Host-session' : 'session'}=${value}`)).toBeNull()
  })

  test('is not given for a wrong password', async () => {
    const response = await ask(login, { password: 'wrong', remember: true })
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('too many tries', async () => {
  const now = () => new Date('2026-11-21T12:00:00.000Z')
  const { ask } = await startServer({ now, until: afterAll })
  const guess = () => ask(login, { password: 'x'.repeat(201), remember: false })

  test('are a 429 whose body is still a GraphQL answer, with Retry-After', async () => {
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(200)
    const response = await guess()
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('900')
    expect(response.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
    expect(await response.json()).toEqual({
      data: { login: { __typename: 'TooManyAttempts', retryAfterSeconds: 900 } },
    })
  })

  test('from another address, as a proxy tells, are counted apart only where proxies are trusted', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const untrusting = await startServer({ now })
    const trusting = await startServer({ now, config: { trustProxy: 1 } })
    for (const [server, status] of [
      [untrusting, 429],
      [trusting, 200],
    ] as const) {
      const wrong = { password: 'x'.repeat(201), remember: false }
      for (let i = 0; i < 10; i++) await server.ask(login, wrong)
      expect((await server.ask(login, { password: 'password123', remember: false }, headers)).status).toBe(status)
    }
  })
})
