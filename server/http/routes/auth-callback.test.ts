import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { noIdentity } from '../../infrastructure/identity/identities'
import { openIdIdentity } from '../../infrastructure/identity/openid-identity'
import { followRedirects } from '../../testing/accounts/follow-redirects'
import { type ProviderAccount, startOpenIdProvider } from '../../testing/accounts/openid-provider'
import { accountOf, callback, isCallback, publicUrl, startOpenIdSite } from '../../testing/accounts/openid-site'
import { databases } from '../../testing/database/databases'
import { expectValue } from '../../testing/result'

describe.each(databases)('OpenID Connect login on $name', async ({ openSample }) => {
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const clock = () => new Date(now)
  const db = await openSample()
  const site = await startOpenIdSite({ db, now: clock, until: afterAll })
  const { openid, client, logged, begin, redirected, startFlow, finish, viewer, visit, send } = site
  afterAll(() => db.destroy())

  const failed = { status: 303, to: '/login?social=failed&provider=google', session: '' }
  const done = '/login?social=done&provider=google'

  test('the first login creates a customer’s account, the second one finds it', async () => {
    const first = await finish(await startFlow(accountOf('ada')))
    expect([first.status, first.to]).toEqual([303, done])
    const account = await viewer(first.session)
    expect(account).toMatchObject({
      name: 'Ada Byron',
      email: 'ada@example.org',
      role: 'CUSTOMER',
      socialProvider: 'GOOGLE',
    })
    const second = await finish(await startFlow(accountOf('ada', { email: 'moved@example.org' })))
    expect(await viewer(second.session)).toEqual(account)
    expect(second.session).not.toBe(first.session)
  })

  test('the authorization request has state, nonce and PKCE; the cookie is HttpOnly and lasts ten minutes', async () => {
    const { url, setCookie } = await redirected()
    const { searchParams } = new URL(url)
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
  ])('the path %s in next redirects to %s', async (next, to) => {
    expect((await finish(await startFlow(accountOf('next'), { input: { next } }))).to).toBe(to)
  })

  test('a registration returns to the register page', async () => {
    const { to, session } = await finish(
      await startFlow(accountOf('registering'), { input: { purpose: 'REGISTRATION' } }),
    )
    expect(to).toBe('/register?social=done&provider=google')
    expect(await viewer(session)).toMatchObject({ email: 'registering@example.org' })
  })

  test('a forged or missing state fails, and the flow can still finish', async () => {
    const flow = await startFlow(accountOf('forged'))
    for (const state of ['&state=forged', '']) {
      const path = flow.path.replace(/&state=[^&]*/, state)
      expect(path).not.toBe(flow.path)
      expect(await finish({ ...flow, path })).toEqual(failed)
    }
    expect((await finish(flow)).to).toBe(done)
  })

  test('a flow finishes once, also of two concurrent callbacks', async () => {
    const flow = await startFlow(accountOf('replayed'))
    const results = await Promise.all([finish(flow), finish(flow)])
    expect(results.map(({ to }) => to).sort()).toEqual([done, failed.to])
    expect(await finish(flow)).toEqual(failed)
  })

  test('neither another browser nor another provider finishes the flow', async () => {
    const flow = await startFlow(accountOf('elsewhere'))
    expect(await finish({ ...flow, cookie: '' })).toEqual(failed)
    expect(await finish({ ...flow, cookie: (await begin()).cookie })).toEqual(failed)
    const path = flow.path.replace('google', 'apple')
    expect((await finish({ ...flow, path })).to).toBe('/login?social=failed&provider=apple')
  })

  test('a flow expires after ten minutes', async () => {
    const flow = await startFlow(accountOf('late'))
    now += 600_000
    expect(await finish(flow)).toEqual(failed)
  })

  test.each(['nonce', 'code_challenge'])('a forged %s fails', async (name) => {
    const change = (url: URL) => url.searchParams.set(name, 'x'.repeat(43))
    expect(await finish(await startFlow(accountOf('tampered'), { change }))).toEqual(failed)
  })

  test('an unknown code fails, and so does a refusal of the provider', async () => {
    const flow = await startFlow(accountOf('code'))
    expect(await finish({ ...flow, path: flow.path.replace(/code=[^&]*/, 'code=guessed') })).toEqual(failed)
    const refused = await startFlow(accountOf('refused'))
    const path = refused.path.replace(/code=[^&]*/, 'error=access_denied')
    expect(await finish({ ...refused, path })).toEqual(failed)
  })

  test.each<[string, Partial<ProviderAccount>]>([
    ['belongs to another account', { email: 'Customer@Example.com' }],
    ['is not verified', { email_verified: false }],
    ['is missing', { email: '' }],
    ['is invalid', { email: 'no address' }],
  ])('an email that %s fails and stores nothing', async (_, more) => {
    const flow = await startFlow(accountOf('thief', more), { input: { purpose: 'REGISTRATION', next: '/cart' } })
    expect(await finish(flow)).toEqual({ ...failed, to: '/register?social=failed&provider=google&next=%2Fcart' })
    expect(await db.selectFrom('socialIdentity').selectAll().where('subject', '=', 'thief').execute()).toEqual([])
  })

  test('a suspended account is redirected with social=suspended', async () => {
    const { session } = await finish(await startFlow(accountOf('suspended')))
    const { id } = expectValue(await viewer(session))
    await db.updateTable('user').set({ suspendedAt: clock().toISOString() }).where('id', '=', id).execute()
    expect(await viewer(session)).toBeNull()
    expect(await finish(await startFlow(accountOf('suspended')))).toEqual({
      ...failed,
      to: '/login?social=suspended&provider=google',
    })
  })

  test('an unreachable provider fails at the start and at the callback', async () => {
    expect((await begin({ provider: 'LINKEDIN' })).result).toEqual({
      __typename: 'SocialLoginFailed',
      message: 'LinkedIn login failed. Please try another method.',
    })
    expect((await begin({ provider: 'FACEBOOK', purpose: 'REGISTRATION' })).result).toEqual({
      __typename: 'SocialLoginFailed',
      message: 'Facebook registration failed. Please try another method.',
    })
    const shortLived = await startOpenIdProvider([callback('google')])
    shortLived.signInAs(accountOf('brief'))
    const provider = openIdIdentity({
      clients: { GOOGLE: { ...client, issuer: shortLived.issuer } },
      publicUrl,
      log: pino({ level: 'silent' }),
      now: clock,
      fallback: noIdentity,
    })
    const secrets = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) }
    const start = await provider.begin('GOOGLE', secrets, { fresh: false })
    const { url } = await followRedirects(start.kind === 'redirect' ? start.url : '', isCallback)
    await shortLived.stop()
    expect(await provider.finish('GOOGLE', secrets, url.searchParams, { fresh: false })).toBeUndefined()
  })

  /** Signs in at Apple. Returns a function that posts the form of its response, and the cookie of the flow. */
  const startAtApple = async (account: ProviderAccount) => {
    openid.signInAs(account)
    const { url, cookie } = await redirected({ provider: 'APPLE' })
    expect(new URL(url).searchParams.get('response_mode')).toBe('form_post')
    const { html } = await followRedirects(url, isCallback)
    const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
    const post = (provider: string, more: Record<string, string> = {}) =>
      send(`/auth/callback/${provider}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
        body: new URLSearchParams({ ...Object.fromEntries(fields), ...more }).toString(),
      })
    return { post, cookie }
  }

  test('Apple’s form_post is redirected to a GET, which has the cookie; other forms are refused', async () => {
    const { post, cookie } = await startAtApple(accountOf('apple'))
    expect((await post('google')).status).toBe(403)
    const { status, headers } = await post('apple')
    expect([status, headers['set-cookie']]).toEqual([303, undefined])
    const { session } = await finish({ path: String(headers.location), cookie })
    expect(await viewer(session)).toMatchObject({ email: 'apple@example.org', socialProvider: 'APPLE' })
  })

  test.each([
    ['{"name":{"firstName":"Ada","lastName":"Byron"}}', 'named@example.org', 'Ada Byron'],
    ['{"name":{"firstName":" Ada\\n","lastName":7}}', 'half-named@example.org', 'Ada'],
    [`{"name":{"firstName":"${'a'.repeat(120)}"}}`, 'long@example.org', 'a'.repeat(100)],
    ['{"name":', 'malformed@example.org', 'malformed'],
    ['null', 'null@example.org', 'null'],
    ['{"name":{"firstName":"Ada"}}', 'x7k2@privaterelay.appleid.com', 'Ada'],
    ['{}', 'p9m4@privaterelay.appleid.com', 'New member'],
  ])('Apple’s form names the user %s, so the account of %s is named %s', async (user, email, name) => {
    const { post, cookie } = await startAtApple(accountOf(email, { email }))
    const { headers } = await post('apple', { user })
    const { session } = await finish({ path: String(headers.location), cookie })
    expect(await viewer(session)).toMatchObject({ name, email })
  })

  test('neither codes nor emails nor secrets are logged', async () => {
    expect((await finish(await startFlow(accountOf('logged')))).to).toBe(done)
    const flow = await startFlow(accountOf('logged'))
    expect(await finish({ ...flow, path: flow.path.replace(/code=[^&]*/, 'code=guessed') })).toEqual(failed)
    const text = logged.join('\n')
    expect(text).toContain('A social sign-in failed')
    expect(text).not.toMatch(/code=|example\.org|long enough/)
  })

  test('the callback of an unknown provider is a 404', async () => {
    expect((await visit('/auth/callback/myspace')).status).toBe(404)
  })
})
