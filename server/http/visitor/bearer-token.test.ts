import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '../../lib/dates'
import { createEventBus } from '../../modules/live-event/event-bus'
import { newToken, securityEventsOf } from '../../testing/accounts/access-tokens'
import { RevokeAccessTokenDocument } from '../../testing/accounts/access-tokens.generated'
import { registeredAs } from '../../testing/accounts/register'
import { ViewerDocument } from '../../testing/accounts/sign-in.generated'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { subscribeToLiveEvents } from '../../testing/live-events'
import { startServer } from '../../testing/test-server'

const rename = 'mutation { updateProfile(input: { name: "Renamed" }) { __typename } }'
const publicQuery = '{ categories { id } }'

describe.each(databases)('requests with a bearer token on $name', async ({ openSample }) => {
  const db = await openSample()
  const start = Date.parse('2026-11-21T12:00:00.000Z')
  let now = start
  const eventBus = createEventBus()
  const infrastructure = { eventBus, now: () => new Date(now) }
  const execute = executor(db, infrastructure)
  const server = await startServer({
    db,
    now: infrastructure.now,
    infrastructure,
    livePollSeconds: 0.1,
    until: afterAll,
  })
  beforeEach(async () => {
    now = start
    // All requests come from one address, whose wrong tokens are counted.
    await db.deleteFrom('rateLimitAttempt').execute()
  })
  afterAll(() => db.destroy())

  const account = async (email: string) => {
    const { visitor, id } = await registeredAs(execute, email)
    const token = await newToken(execute, visitor)
    const revoke = (id: string) => execute(RevokeAccessTokenDocument, { id }, visitor)
    return { visitor, id, email, cookie: `session=${visitor.token}`, token, revoke }
  }
  const viewer = async (headers: Record<string, string>) => {
    const { response, data, errors } = await server.execute(ViewerDocument, {}, headers)
    return { status: response.status, email: data?.viewer?.email, errors, headers: response.headers }
  }
  const codeOf = async (response: Response) => (await response.json()).errors?.[0]?.extensions.code

  test('a token signs in, by POST and by GET without a preflight header, from any origin', async () => {
    const { token, email } = await account('bearer@example.com')
    expect(await viewer(token.bearer)).toMatchObject({ status: 200, email })
    expect(await viewer({ authorization: `bearer  ${token.token}` })).toMatchObject({ status: 200, email })
    expect(await viewer({ ...token.bearer, origin: 'https://elsewhere.example' })).toMatchObject({ status: 200, email })
    const answer = await server.visit('/graphql?query={viewer{email}}', { headers: token.bearer })
    expect(await answer.json()).toEqual({ data: { viewer: { email } } })
  })

  test('the cookie beside a token is ignored, and a token in a cookie is no session', async () => {
    const [one, other] = [await account('beside@example.com'), await account('cookie@example.com')]
    expect((await viewer({ ...one.token.bearer, cookie: other.cookie })).email).toBe(one.email)
    expect((await viewer({ authorization: 'Bearer wrong', cookie: other.cookie })).status).toBe(401)
    expect((await viewer({ cookie: `session=${one.token.token}` })).email).toBeUndefined()
    expect((await viewer({ authorization: 'Basic dXNlcjpwdw==', cookie: other.cookie })).email).toBe(other.email)
  })

  test.each(['', 'mq_', `mq_${'x'.repeat(43)}`, 'two words', '%00', 'x'.repeat(5_000)])(
    'the wrong token %j is refused with 401',
    async (token) => {
      const { status, headers, errors } = await viewer({ authorization: `Bearer ${token}` })
      expect([status, errors?.[0]?.extensions?.code]).toEqual([401, 'UNAUTHENTICATED'])
      expect(errors?.[0]?.message).toContain('unknown')
      expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    },
  )

  test('the session token is no access token', async () => {
    const { visitor } = await account('session-token@example.com')
    expect((await viewer({ authorization: `Bearer ${visitor.token}` })).status).toBe(401)
  })

  test('expired and revoked tokens are refused, which the owner sees once an hour', async () => {
    const { visitor, id, token, revoke } = await account('refused@example.com')
    const long = await newToken(execute, visitor, { name: 'Long', lifetime: 'DAYS_365' })
    await revoke(long.id)
    const revoked = await viewer(long.bearer)
    await viewer(long.bearer)
    expect([revoked.status, revoked.errors?.[0]?.message]).toEqual([401, expect.stringContaining('was revoked')])
    now = start + 30 * DAY_MS - 1
    expect((await viewer(token.bearer)).status).toBe(200)
    now = start + 30 * DAY_MS
    const expired = await viewer(token.bearer)
    expect([expired.status, expired.errors?.[0]?.message]).toEqual([401, expect.stringContaining('has expired')])
    const refusals = db.selectFrom('securityEvent').select('details').where('kind', '=', 'TOKEN_REFUSED')
    const rows = await refusals.where('userId', '=', id).execute()
    expect(rows.map(({ details }) => details).sort()).toEqual(['Long', 'Report'])
  })

  test('a suspended or deleted account’s token stops at once', async () => {
    const { token, id } = await account('suspended@example.com')
    for (const column of ['suspendedAt', 'deletedAt'] as const) {
      const at = new Date(now).toISOString()
      await db.updateTable('user').set(column, at).where('id', '=', id).execute()
      expect((await viewer(token.bearer)).status).toBe(401)
      await db.updateTable('user').set(column, null).where('id', '=', id).execute()
      expect((await viewer(token.bearer)).status).toBe(200)
    }
  })

  test('the token and the subscription of an account that becomes an admin’s stop at once, and it creates no other', async () => {
    const { visitor, token, id } = await account('promoted@example.com')
    const events = subscribeToLiveEvents(server.origin, token.bearer)
    onTestFinished(events.leave)
    expect((await events.next())?.kind).toBe('READY')
    await db.updateTable('user').set({ role: 'ADMIN' }).where('id', '=', id).execute()
    const refused = await viewer(token.bearer)
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([401, expect.stringContaining('admin accounts')])
    expect(await events.next()).toBeUndefined()
    await expect(newToken(execute, visitor)).rejects.toThrow('Your account may not do this.')
  })

  test('a READ token queries and can’t change anything; a WRITE token can', async () => {
    const { visitor, token } = await account('scopes@example.com')
    const refused = await server.ask(rename, {}, token.bearer)
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'FORBIDDEN'])
    const { bearer } = await newToken(execute, visitor, { scope: 'WRITE' })
    expect(await (await server.ask(rename, {}, bearer)).json()).toEqual({
      data: { updateProfile: { __typename: 'ProfileUpdated' } },
    })
  })

  test('neither scope creates or lists tokens, signs in or touches sessions, also beside allowed fields', async () => {
    const { visitor, token, cookie } = await account('security@example.com')
    const { bearer } = await newToken(execute, visitor, { scope: 'WRITE' })
    const login = 'mutation { login(input: { email: "security@example.com", password: "secret1" }) { __typename } }'
    for (const operation of [login, 'mutation { logout }', '{ a: viewer { id } b: accessTokens { id } }']) {
      for (const headers of [bearer, { ...token.bearer, cookie }]) {
        const response = await server.ask(operation, {}, headers)
        expect([response.status, await codeOf(response)]).toEqual([403, 'FORBIDDEN'])
        expect(response.headers.getSetCookie()).toEqual([])
      }
    }
    expect((await viewer({ cookie })).email).toBe('security@example.com')
  })

  test('uploads and files: READ reads, WRITE also writes, and a wrong token is refused', async () => {
    const { visitor, token } = await account('files@example.com')
    const write = await newToken(execute, visitor, { scope: 'WRITE' })
    const statusOf = async (path: string, headers: Record<string, string>, method = 'POST') =>
      (await server.send(path, { method, headers, body: method === 'POST' ? 'text' : '' })).status
    for (const path of ['/files?name=notes.txt', '/uploads?purpose=avatar']) {
      expect(await statusOf(path, token.bearer)).toBe(403)
      expect(await statusOf(path, { authorization: 'Bearer wrong' })).toBe(401)
    }
    expect(await statusOf('/files?name=notes.txt', write.bearer)).toBe(201)
    expect(await statusOf('/uploads?purpose=avatar', write.bearer)).toBe(415)
  })

  test('the response cache neither serves nor stores answers for tokens', async () => {
    const { token, revoke } = await account('cached@example.com')
    const cacheControl = async (headers = {}) =>
      (await server.ask(publicQuery, {}, headers)).headers.get('cache-control')
    expect(await cacheControl(token.bearer)).toBe('no-store')
    // With the header that a token's request gets, the keys of both requests are the same.
    expect(await cacheControl({ 'apollo-require-preflight': 'Authorization' })).toContain('public')
    expect(await cacheControl(token.bearer)).toBe('no-store')
    await revoke(token.id)
    expect((await server.ask(publicQuery, {}, token.bearer)).status).toBe(401)
    expect(await cacheControl()).toContain('public')
  })

  test('the last use is written once a minute', async () => {
    const { token } = await account('used@example.com')
    const lastUse = async () => {
      await viewer(token.bearer)
      const query = db.selectFrom('accessToken').select('lastUsedAt').where('id', '=', token.id)
      return Date.parse((await query.executeTakeFirstOrThrow()).lastUsedAt ?? '') - start
    }
    expect(await lastUse()).toBe(0)
    now = start + 59_999
    expect(await lastUse()).toBe(0)
    now = start + 60_000
    expect(await lastUse()).toBe(60_000)
  })

  test('a subscription ends when its token is revoked, also beside the cookie of a session', async () => {
    const { token, cookie, revoke } = await account('subscriber@example.com')
    const events = subscribeToLiveEvents(server.origin, { ...token.bearer, cookie })
    onTestFinished(events.leave)
    expect((await events.next())?.kind).toBe('READY')
    await revoke(token.id)
    expect(await events.next()).toBeUndefined()
  })

  test('throttling: the 31st wrong token of an address in 15 minutes gets 429, a right one still works', async () => {
    const { visitor, token, email } = await account('throttled@example.com')
    for (let i = 0; i < 30; i++) expect((await viewer({ authorization: `Bearer mq_${i}` })).status).toBe(401)
    const { status, headers } = await viewer({ authorization: 'Bearer mq_31' })
    expect([status, headers.get('retry-after')]).toEqual([429, '900'])
    expect(await viewer(token.bearer)).toMatchObject({ status: 200, email })
    now = start + 900_000
    expect((await viewer({ authorization: 'Bearer mq_32' })).status).toBe(401)
    const events = (await securityEventsOf(execute, visitor)).sort()
    expect(events).toEqual(['SIGNED_IN Unknown device', 'TOKEN_CREATED Report'])
  })
})
