import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { openIdIdentity } from '../../infrastructure/identity/openid-identity'
import { noIdentity } from '../../infrastructure/identity/sample-identity'
import { browse } from '../../testing/browse'
import { databases } from '../../testing/databases'
import { type Person, startOpenIdProvider } from '../../testing/openid-provider'
import { startServer } from '../../testing/test-server'

const publicUrl = new URL('http://marque.test')
const callback = (provider: string) => `${publicUrl.origin}/auth/callback/${provider}`
const begin = `mutation ($input: SocialLoginInput!) { socialLogin(input: $input) {
  __typename ... on SocialLoginRedirect { url } ... on SocialLoginFailed { message } } }`

describe.each(databases)('sign-in by OpenID Connect on $name', async ({ openSample }) => {
  const openid = await startOpenIdProvider([callback('google'), callback('apple')])
  const client = { issuer: openid.issuer, clientId: 'marque', clientSecret: 'a secret that is long enough' }
  const nobodyThere = { ...client, issuer: new URL('http://127.0.0.1:1') }
  const logged: string[] = []
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const clock = () => new Date(now)
  const db = await openSample()
  const identities = openIdIdentity({
    clients: { GOOGLE: client, APPLE: client, LINKEDIN: nobodyThere },
    publicUrl,
    log: pino({ base: null }, { write: (line: string) => logged.push(line) }),
    now: () => new Date(),
    fallback: noIdentity,
  })
  const { ask, visit, send } = await startServer({
    db,
    now: clock,
    infrastructure: { identityProvider: identities },
    until: afterAll,
  })
  afterAll(async () => {
    await openid.stop()
    await db.destroy()
  })

  const pairOf = (response: { headers: Headers }, name: string) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .find((pair) => pair.startsWith(`${name}=`)) ?? ''

  /** Presses the button: the provider's address, and the cookie of the way. */
  const press = async (input: Record<string, unknown> = {}) => {
    const response = await ask(begin, { input: { provider: 'GOOGLE', ...input } })
    const { data } = await response.json()
    return { answer: data.socialLogin, cookie: pairOf(response, 'oauth'), setCookie: response.headers.getSetCookie() }
  }
  const returning = (url: URL) => url.origin === publicUrl.origin
  /** All the way to the provider and to the door back; `change` tampers with what the provider is asked. */
  const startFlow = async (person: Person, input = {}, change: (url: URL) => void = () => {}) => {
    openid.be(person)
    const { answer, cookie } = await press(input)
    const asked = new URL(answer.url)
    change(asked)
    const { url } = await browse(asked.href, returning)
    return { path: url.pathname + url.search, cookie }
  }
  const arrive = async ({ path, cookie }: { path: string; cookie: string }) => {
    const response = await visit(path, { headers: { cookie } })
    return { status: response.status, to: response.headers.get('location'), session: pairOf(response, 'session') }
  }
  const viewer = async (cookie: string) =>
    (await (await ask('{ viewer { id name email role socialProvider } }', {}, { cookie })).json()).data.viewer
  const someone = (sub: string, more: Partial<Person> = {}): Person => ({
    sub,
    name: 'Ada Byron',
    email: `${sub}@example.org`,
    email_verified: true,
    ...more,
  })
  const failed = { status: 303, to: '/login?social=failed&provider=google', session: '' }
  const done = '/login?social=done&provider=google'

  test('opens a customer’s account; the second time it is the same one', async () => {
    const first = await arrive(await startFlow(someone('ada')))
    expect([first.status, first.to]).toEqual([303, done])
    const account = await viewer(first.session)
    expect(account).toMatchObject({
      name: 'Ada Byron',
      email: 'ada@example.org',
      role: 'CUSTOMER',
      socialProvider: 'GOOGLE',
    })
    const second = await arrive(await startFlow(someone('ada', { email: 'moved@example.org' })))
    expect(await viewer(second.session)).toEqual(account)
    expect(second.session).not.toBe(first.session)
  })

  test('the provider is asked with state, nonce and PKCE; the cookie is out of reach and short-lived', async () => {
    const { answer, setCookie } = await press()
    const { searchParams } = new URL(answer.url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: callback('google'),
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(setCookie).toEqual([
      expect.stringMatching(/^oauth=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/),
    ])
  })

  test.each([
    ['/jobs?page=2#top', `${done}&next=%2Fjobs%3Fpage%3D2%23top`],
    ['//evil.example', done],
    ['/\\evil.example', done],
    ['https://evil.example', done],
  ])('next %s leads to %s', async (next, to) => {
    expect((await arrive(await startFlow(someone('next'), { next }))).to).toBe(to)
  })

  test('a registration ends on the page where it began', async () => {
    const { to, session } = await arrive(await startFlow(someone('registering'), { purpose: 'REGISTRATION' }))
    expect(to).toBe('/register?social=done&provider=google')
    expect(await viewer(session)).toMatchObject({ email: 'registering@example.org' })
  })

  test('a forged or missing state fails, and the way goes on', async () => {
    const flow = await startFlow(someone('forged'))
    for (const state of ['&state=forged', '']) {
      const path = flow.path.replace(/&state=[^&]*/, state)
      expect(path).not.toBe(flow.path)
      expect(await arrive({ ...flow, path })).toEqual(failed)
    }
    expect((await arrive(flow)).to).toBe(done)
  })

  test('a way ends once, at once twice as well', async () => {
    const flow = await startFlow(someone('replayed'))
    const arrivals = await Promise.all([arrive(flow), arrive(flow)])
    expect(arrivals.map(({ to }) => to).sort()).toEqual([done, failed.to])
    expect(await arrive(flow)).toEqual(failed)
  })

  test('another browser can’t end it, nor another provider', async () => {
    const flow = await startFlow(someone('elsewhere'))
    expect(await arrive({ ...flow, cookie: '' })).toEqual(failed)
    expect(await arrive({ ...flow, cookie: (await press()).cookie })).toEqual(failed)
    const path = flow.path.replace('google', 'apple')
    expect((await arrive({ ...flow, path })).to).toBe('/login?social=failed&provider=apple')
  })

  test('after ten minutes it is too late', async () => {
    const flow = await startFlow(someone('late'))
    now += 600_000
    expect(await arrive(flow)).toEqual(failed)
  })

  test.each(['nonce', 'code_challenge'])('another %s fails', async (name) => {
    const change = (url: URL) => url.searchParams.set(name, 'x'.repeat(43))
    expect(await arrive(await startFlow(someone('tampered'), {}, change))).toEqual(failed)
  })

  test('a code that the provider doesn’t know fails; so does its own refusal', async () => {
    const flow = await startFlow(someone('code'))
    expect(await arrive({ ...flow, path: flow.path.replace(/code=[^&]*/, 'code=guessed') })).toEqual(failed)
    const refused = await startFlow(someone('refused'))
    const path = refused.path.replace(/code=[^&]*/, 'error=access_denied')
    expect(await arrive({ ...refused, path })).toEqual(failed)
  })

  test.each<[string, Partial<Person>]>([
    ['belongs to another account', { email: 'Customer@Example.com' }],
    ['is not verified', { email_verified: false }],
    ['is missing', { email: '' }],
    ['is none', { email: 'no address' }],
  ])('an email that %s fails and leaves nothing', async (_, more) => {
    const flow = await startFlow(someone('thief', more), { purpose: 'REGISTRATION', next: '/cart' })
    expect(await arrive(flow)).toEqual({ ...failed, to: '/register?social=failed&provider=google&next=%2Fcart' })
    expect(await db.selectFrom('socialIdentity').selectAll().where('subject', '=', 'thief').execute()).toEqual([])
  })

  test('a suspended account is told so', async () => {
    const { session } = await arrive(await startFlow(someone('suspended')))
    const { id } = await viewer(session)
    await db.updateTable('user').set({ suspendedAt: clock().toISOString() }).where('id', '=', id).execute()
    expect(await viewer(session)).toBeNull()
    expect(await arrive(await startFlow(someone('suspended')))).toEqual({
      ...failed,
      to: '/login?social=suspended&provider=google',
    })
  })

  test('a provider that is down fails at once, and at the end', async () => {
    expect((await press({ provider: 'LINKEDIN' })).answer).toEqual({
      __typename: 'SocialLoginFailed',
      message: 'LinkedIn login failed. Please try another method.',
    })
    expect((await press({ provider: 'FACEBOOK' })).answer.__typename).toBe('SocialLoginFailed')
    const brief = await startOpenIdProvider([callback('google')])
    brief.be(someone('brief'))
    const moved = openIdIdentity({
      clients: { GOOGLE: { ...client, issuer: brief.issuer } },
      publicUrl,
      log: pino({ level: 'silent' }),
      now: clock,
      fallback: noIdentity,
    })
    const secrets = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) }
    const beginning = await moved.begin('GOOGLE', secrets)
    const { url } = await browse(beginning.kind === 'redirect' ? beginning.url : '', returning)
    await brief.stop()
    expect(await moved.finish('GOOGLE', secrets, url.searchParams)).toBeUndefined()
  })

  test('Apple’s form is sent on as a GET, where the cookie is; other forms are refused', async () => {
    openid.be(someone('apple'))
    const { answer, cookie } = await press({ provider: 'APPLE' })
    expect(new URL(answer.url).searchParams.get('response_mode')).toBe('form_post')
    const { html } = await browse(answer.url, returning)
    const fields = new URLSearchParams(
      [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    )
    const post = (provider: string) =>
      send(`/auth/callback/${provider}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
        body: fields.toString(),
      })
    expect((await post('google')).status).toBe(403)
    const { status, headers } = await post('apple')
    expect([status, headers['set-cookie']]).toEqual([303, undefined])
    const { session } = await arrive({ path: String(headers.location), cookie })
    expect(await viewer(session)).toMatchObject({ email: 'apple@example.org', socialProvider: 'APPLE' })
  })

  test('nothing is logged that opens anything', () => {
    const text = logged.join('\n')
    expect(text).toContain('A social sign-in failed')
    expect(text).not.toMatch(/code=|example\.org|long enough/)
  })

  test('an unknown provider is a page that isn’t there', async () => {
    expect((await visit('/auth/callback/myspace')).status).toBe(404)
  })
})
