import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { createClock } from '../../infrastructure/clock'
import { MINUTE_MS } from '../../lib/dates'
import { createToken } from '../../testing/accounts/access-tokens'
import { CreateAccessTokenDocument } from '../../testing/accounts/access-tokens.generated'
import { registeredAs } from '../../testing/accounts/register'
import { addAuthenticatorApp, codeAt } from '../../testing/accounts/second-factors'
import {
  BeginAuthenticatorAppDocument,
  RemoveAuthenticatorAppDocument,
  SignInAgainDocument,
} from '../../testing/accounts/second-factors.generated'
import { signedInAs } from '../../testing/accounts/sign-in'
import { socialUser } from '../../testing/accounts/social-login'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { AdvanceEngagementDocument } from '../../testing/engagements.generated'
import { executor, newVisitor } from '../../testing/execute'
import type { EngagementTransitionInput, SignInAgainInput } from '../../testing/generated/schema'
import { paidEngagementsOn } from '../../testing/paid-engagements'
import { codeOf } from '../../testing/result'
import { AdvanceClockDocument } from '../clock/clock.test.generated'
import { LogOutFirstDocument, SocialReauthenticationDocument } from './fresh-sign-in.test.generated'

describe.each(databases)('fresh sign-in on $name', async ({ openSample }) => {
  const db = await openSample()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const clock = createClock(true, () => new Date(now))
  const execute = executor(db, { clock })
  const { readEngagement } = engagementsWith(execute)
  afterAll(() => db.destroy())

  const begin = async (visitor: Visitor) => codeOf(await execute(BeginAuthenticatorAppDocument, {}, visitor))
  const signInAgain = async (visitor: Visitor, input: SignInAgainInput) =>
    (await execute(SignInAgainDocument, { input }, visitor)).data.signInAgain.__typename

  test('after 15 minutes a sensitive mutation is refused until the password is confirmed', async () => {
    const { visitor } = await registeredAs(execute, 'stale@example.com')
    now += 15 * MINUTE_MS - 1
    expect(await begin(visitor)).toBeUndefined()
    now += 1
    expect(await begin(visitor)).toBe('REAUTHENTICATION_REQUIRED')
    expect(await signInAgain(visitor, { password: 'wrong' })).toBe('WrongPassword')
    expect(await begin(visitor)).toBe('REAUTHENTICATION_REQUIRED')
    expect(await signInAgain(visitor, { password: 'secret1' })).toBe('SignedInAgain')
    expect(await begin(visitor)).toBeUndefined()
  })

  test('a code confirms as well, once; a fresh sign-in elsewhere does not count', async () => {
    const { visitor, email } = await registeredAs(execute, 'stale-code@example.com')
    const { secret } = await addAuthenticatorApp(execute, visitor, new Date(now))
    now += 20 * MINUTE_MS
    await registeredAs(execute, `other-${email}`)
    const remove = async () => codeOf(await execute(RemoveAuthenticatorAppDocument, {}, visitor))
    expect(await remove()).toBe('REAUTHENTICATION_REQUIRED')
    const code = codeAt(secret, new Date(now))
    expect(await signInAgain(visitor, { code })).toBe('SignedInAgain')
    expect(await signInAgain(visitor, { code })).toBe('WrongSecondFactor')
    expect(await remove()).toBeUndefined()
  })

  test('an account without a password confirms at its provider, before mutations that ask others for the password', async () => {
    const visitor = newVisitor()
    await socialUser(execute, 'GOOGLE', visitor)
    const input = { name: 'Report', scope: 'READ', lifetime: 'DAYS_30', password: null } as const
    now += 15 * MINUTE_MS
    expect(codeOf(await execute(CreateAccessTokenDocument, { input }, visitor))).toBe('REAUTHENTICATION_REQUIRED')
    expect(await signInAgain(visitor, { password: '' })).toBe('WrongPassword')
    const other = newVisitor()
    await socialUser(execute, 'APPLE', other)
    const { data } = await execute(SocialReauthenticationDocument, { provider: 'APPLE' }, visitor)
    expect(data.socialLogin.__typename).toBe('SocialLoginFailed')
    expect(codeOf(await execute(CreateAccessTokenDocument, { input }, visitor))).toBe('REAUTHENTICATION_REQUIRED')
    const own = await execute(SocialReauthenticationDocument, { provider: 'GOOGLE' }, visitor)
    expect(own.data.socialLogin.__typename).toBe('SocialLoginSuccess')
    expect(codeOf(await execute(CreateAccessTokenDocument, { input }, visitor))).toBeUndefined()
  })

  test('an account with a password is asked for it by these mutations themselves, at any time', async () => {
    const { visitor } = await registeredAs(execute, 'stale-token@example.com')
    now += 20 * MINUTE_MS
    expect((await createToken(execute, visitor)).__typename).toBe('AccessTokenCreated')
  })

  test('moving the clock of the sample data does not make a sign-in stale', async () => {
    const admin = await signedInAs(execute, 'ADMIN')
    await execute(AdvanceClockDocument, { days: 30 }, admin)
    expect(await begin(admin)).toBeUndefined()
  })

  test('a proposed settlement, accepting a delivery and a seller’s refund need a fresh sign-in, and no access token takes them', async () => {
    const { delivered } = await paidEngagementsOn(db, execute)
    const { id, buyer, seller } = await delivered()
    const take = async ({ visitor }: { visitor: Visitor }, transition: EngagementTransitionInput, by = visitor) => {
      const { version } = await readEngagement(visitor, id)
      return execute(AdvanceEngagementDocument, { input: { id, version, transition } }, by)
    }
    for (const [party, transition, name] of [
      [buyer, { proposeSettlement: { refund: 0, reason: 'All is well.' } }, 'proposeSettlement'],
      [buyer, { acceptDelivery: true }, 'acceptDelivery'],
      [seller, { refund: { amount: 1, reason: 'A part is missing.' } }, 'refund'],
    ] as const) {
      now += 15 * MINUTE_MS
      expect(codeOf(await take(party, transition))).toBe('REAUTHENTICATION_REQUIRED')
      const user = await db.selectFrom('user').selectAll().where('id', '=', party.id).executeTakeFirstOrThrow()
      const token = { ...newVisitor(), accessToken: { id: 'tok-1', scope: 'WRITE' as const, user } }
      const byToken = await take(party, transition, token)
      expect(byToken.errors?.[0]?.message).toBe(`Access tokens can't use \`${name}\`. Sign in on the site instead.`)
      expect(await signInAgain(party.visitor, { password: 'secret1' })).toBe('SignedInAgain')
      expect((await take(party, transition)).data.advanceEngagement.__typename).toBe('EngagementAdvanced')
    }
  })

  test('a session that has ended since the request began is asked to log in, not to sign in again', async () => {
    const { visitor } = await registeredAs(execute, 'ended@example.com')
    expect(codeOf(await execute(LogOutFirstDocument, {}, visitor))).toBe('UNAUTHENTICATED')
  })
})
