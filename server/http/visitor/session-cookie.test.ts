import { afterAll, describe, expect, test } from 'vitest'
import { LogoutDocument } from '../../modules/session/login/login.test.generated'
import { LoginDocument, ViewerDocument } from '../../testing/accounts/sign-in.generated'
import { startServer } from '../../testing/test-server'

const loginInput = (password: string, remember = false) => ({
  input: { email: 'customer@example.com', password, remember },
})
const token = '[\\w-]{43}'

describe.each([
  { scheme: 'http', publicUrl: undefined, name: 'session', secure: '' },
  { scheme: 'http with a public URL', publicUrl: new URL('http://marque.example'), name: 'session', secure: '' },
  { scheme: 'https', publicUrl: new URL('https://marque.example'), name: '__Host-session', secure: '; Secure' },
])('session cookie over $scheme', async ({ publicUrl, name, secure }) => {
  const { execute } = await startServer({ config: { publicUrl }, until: afterAll })
  const deviceName = name.replace('session', 'device')

  const signIn = async (remember = false) => {
    const { data, response } = await execute(LoginDocument, loginInput('password123', remember))
    expect(data.login.__typename).toBe('LoginSuccess')
    return response.headers.getSetCookie().filter((cookie) => !cookie.startsWith(deviceName))
  }
  const viewerWith = async (cookie: string) => (await execute(ViewerDocument, {}, { cookie })).data.viewer
  const pair = (cookie: string | undefined) => cookie?.split(';')[0] ?? ''

  test('is HttpOnly and SameSite, and ends with the browser', async () => {
    expect(await signIn()).toEqual([
      expect.stringMatching(new RegExp(`^${name}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}$`)),
    ])
  })

  test('has a cookie beside it that makes the device known for a year, HttpOnly and SameSite', async () => {
    const { response } = await execute(LoginDocument, loginInput('password123'))
    expect(response.headers.getSetCookie()[1]).toMatch(
      new RegExp(`^${deviceName}=${token}\\.${token}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=31536000$`),
    )
  })

  test('lasts for thirty days with remember', async () => {
    expect(await signIn(true)).toEqual([
      expect.stringMatching(new RegExp(`^${name}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=2592000$`)),
    ])
  })

  test('signs in, among other cookies too, until logout deletes it and marks a recent write for a minute', async () => {
    const cookie = pair((await signIn())[0])
    expect(await viewerWith(cookie)).toMatchObject({ email: 'customer@example.com' })
    expect(await viewerWith(`theme=dark; ${cookie}; other="a=b"`)).toMatchObject({ email: 'customer@example.com' })
    const { response } = await execute(LogoutDocument, {}, { cookie })
    const attributes = `Path=/; HttpOnly; SameSite=Lax${secure}`
    expect(response.headers.getSetCookie()).toEqual([
      `${name}=; ${attributes}; Max-Age=0`,
      `${name.replace('session', 'recent-write')}=1; ${attributes}; Max-Age=60`,
    ])
    expect(await viewerWith(cookie)).toBeNull()
  })

  test('with another name or value signs nobody in', async () => {
    const [, value] = pair((await signIn())[0]).split('=')
    for (const other of [`x${name}=${value}`, `${name}x=${value}`, `${name}=${value}x`, name, `${name}=`, '=;;=']) {
      expect(await viewerWith(other)).toBeNull()
    }
    expect(await viewerWith(`${name === 'session' ? '__Host-session' : 'session'}=${value}`)).toBeNull()
  })

  test('is not set for a wrong password', async () => {
    const { response } = await execute(LoginDocument, loginInput('wrong', true))
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('login throttling over HTTP', async () => {
  const now = () => new Date('2026-11-21T12:00:00.000Z')
  const { execute } = await startServer({ now, until: afterAll })
  const guess = () => execute(LoginDocument, loginInput('x'.repeat(201)))

  test('the status is 429 with Retry-After, and the body a GraphQL result', async () => {
    for (let i = 0; i < 10; i++) expect((await guess()).response.status).toBe(200)
    const { data, response } = await guess()
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('900')
    expect(response.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
    expect(data).toEqual({ login: { __typename: 'TooManyAttempts', retryAfterSeconds: 900 } })
  })

  test('X-Forwarded-For counts as another IP address only when proxies are trusted', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const untrusting = await startServer({ now })
    const trusting = await startServer({ now, config: { trustProxy: 1 } })
    for (const [server, status] of [
      [untrusting, 429],
      [trusting, 200],
    ] as const) {
      for (let i = 0; i < 10; i++) await server.execute(LoginDocument, loginInput('x'.repeat(201)))
      const { response } = await server.execute(LoginDocument, loginInput('password123'), headers)
      expect(response.status).toBe(status)
    }
  })
})
