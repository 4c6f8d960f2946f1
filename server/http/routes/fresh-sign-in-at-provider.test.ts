import { afterAll, describe, expect, test } from 'vitest'
import { accountOf, startOpenIdSite } from '../../testing/accounts/openid-site'
import { ChangePasswordDocument } from '../../testing/accounts/own-account.generated'
import { databases } from '../../testing/database/databases'

const QUARTER_HOUR = 900_000
const done = '/signed-in-again?social=done&provider=google'
const failed = '/signed-in-again?social=failed&provider=google'
const reauthentication = { purpose: 'REAUTHENTICATION' } as const

describe.each(databases)('fresh sign-in at an OpenID provider on $name', async ({ openSample }) => {
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const db = await openSample()
  const site = await startOpenIdSite({ db, now: () => new Date(now), until: afterAll })
  const { execute, finish, redirected, startFlow } = site
  afterAll(() => db.destroy())

  /** The session of an account that signed in too long ago for a first password. */
  const staleSession = async (sub: string) => {
    const { session } = await finish(await startFlow(accountOf(sub)))
    now += QUARTER_HOUR
    return session
  }
  /** Signs in again at the provider, in the browser of the session. */
  const signInAgain = async (session: string, sub: string, options: Parameters<typeof startFlow>[1] = {}) => {
    const { path, cookie } = await startFlow(accountOf(sub), { input: reauthentication, ...options })
    const flow = { path, cookie: `${session}; ${cookie}` }
    return { flow, to: (await finish(flow)).to }
  }
  const setFirstPassword = async (cookie: string) => {
    const input = { currentPassword: null, newPassword: 'a first password' }
    const { data, errors } = await execute(ChangePasswordDocument, { input }, { cookie })
    return errors?.[0]?.extensions?.code ?? data.changePassword.__typename
  }

  test('the provider is asked for its own password, and for the time of the sign-in', async () => {
    const { searchParams } = new URL((await redirected(reauthentication)).url)
    expect(Object.fromEntries(searchParams)).toMatchObject({ prompt: 'login', max_age: '0', nonce: expect.any(String) })
    const login = new URL((await redirected()).url).searchParams
    expect([login.get('prompt'), login.get('max_age')]).toEqual([null, null])
  })

  test('a sign-in of this moment is accepted, and leads to the page that tells the waiting tab', async () => {
    const session = await staleSession('fresh')
    expect(await setFirstPassword(session)).toBe('REAUTHENTICATION_REQUIRED')
    expect((await signInAgain(session, 'fresh')).to).toBe(done)
    expect(await setFirstPassword(session)).toBe('PasswordChanged')
  })

  test('an old sign-in at the provider is refused', async () => {
    const session = await staleSession('old')
    const signedInAt = new Date(Date.now() - QUARTER_HOUR)
    expect((await signInAgain(session, 'old', { signedInAt })).to).toBe(failed)
    expect(await setFirstPassword(session)).toBe('REAUTHENTICATION_REQUIRED')
  })

  test('an identity token without the time of the sign-in is refused', async () => {
    const session = await staleSession('timeless')
    // The provider leaves auth_time out if nobody asks for it.
    const change = ({ searchParams }: URL) => {
      searchParams.delete('max_age')
      searchParams.delete('prompt')
    }
    expect((await signInAgain(session, 'timeless', { change })).to).toBe(failed)
    expect(await setFirstPassword(session)).toBe('REAUTHENTICATION_REQUIRED')
  })

  test('an identity token for another nonce is refused', async () => {
    const session = await staleSession('tampered')
    const change = (url: URL) => url.searchParams.set('nonce', 'x'.repeat(43))
    expect((await signInAgain(session, 'tampered', { change })).to).toBe(failed)
    expect(await setFirstPassword(session)).toBe('REAUTHENTICATION_REQUIRED')
  })

  test('another account of the provider is refused, and no account is created for it', async () => {
    await finish(await startFlow(accountOf('other')))
    const session = await staleSession('own')
    expect((await signInAgain(session, 'other')).to).toBe(failed)
    expect((await signInAgain(session, 'unknown')).to).toBe(failed)
    expect(await setFirstPassword(session)).toBe('REAUTHENTICATION_REQUIRED')
    expect(await db.selectFrom('socialIdentity').selectAll().where('subject', '=', 'unknown').execute()).toEqual([])
  })

  test('a replayed state is refused, and a browser without the session gets none', async () => {
    const session = await staleSession('replayed')
    const { flow, to } = await signInAgain(session, 'replayed')
    expect(to).toBe(done)
    now += QUARTER_HOUR / 3
    expect((await finish(flow)).to).toBe('/login?social=failed&provider=google')
    now += (QUARTER_HOUR / 3) * 2
    expect(await setFirstPassword(session)).toBe('REAUTHENTICATION_REQUIRED')
    const elsewhere = await startFlow(accountOf('replayed'), { input: reauthentication })
    expect(await finish(elsewhere)).toEqual({ status: 303, to: failed, session: '' })
  })
})
