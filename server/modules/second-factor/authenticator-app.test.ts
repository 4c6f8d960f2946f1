import { afterAll, describe, expect, test } from 'vitest'
import { securityEventsOf } from '../../testing/accounts/access-tokens'
import { ChangePasswordDocument } from '../../testing/accounts/own-account.generated'
import { registeredAs } from '../../testing/accounts/register'
import { addAuthenticatorApp, codeAt, completeLogin } from '../../testing/accounts/second-factors'
import {
  BeginAuthenticatorAppDocument,
  RemoveAuthenticatorAppDocument,
  ReplaceRecoveryCodesDocument,
  SecondFactorsDocument,
  SignInAgainDocument,
} from '../../testing/accounts/second-factors.generated'
import { login, viewerOf } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'
import { newMailbox } from '../../testing/mailbox'

const STEP = 30_000

describe.each(databases)('authenticator app on $name', async ({ openSample }) => {
  const db = await openSample()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const mailbox = newMailbox()
  const execute = executor(db, { ...mailbox.infrastructure, now: () => new Date(now) })
  afterAll(() => db.destroy())

  const secured = async (email: string) => {
    const { visitor, id } = await registeredAs(execute, email)
    return { owner: visitor, id, email, ...(await addAuthenticatorApp(execute, visitor, new Date(now))) }
  }
  /** A browser that has sent the right password. */
  const waiting = async (email: string, password = 'secret1', visitor = newVisitor()) => {
    expect((await login(execute, { email, password }, visitor)).__typename).toBe('SecondFactorRequired')
    return visitor
  }

  test('a sign-in with the right password opens no session until a code follows', async () => {
    const { email, secret } = await secured('totp@example.com')
    const visitor = await waiting(email)
    expect([visitor.token, await viewerOf(execute, visitor)]).toEqual([undefined, null])
    now += STEP
    const completed = await completeLogin(execute, { code: codeAt(secret, new Date(now)) }, visitor)
    expect(completed).toEqual({ __typename: 'LoginSuccess', user: { email } })
    expect(await viewerOf(execute, visitor)).toMatchObject({ email })
    expect(visitor.otherTokens.pendingLogin).toBeUndefined()
  })

  test('a second app is refused, and so are recovery codes without a factor', async () => {
    const { owner } = await secured('totp-twice@example.com')
    const { data } = await execute(BeginAuthenticatorAppDocument, {}, owner)
    expect(data.beginAuthenticatorApp).toEqual({
      __typename: 'AuthenticatorAppExists',
      message: 'Remove your current app first.',
    })
    const { visitor } = await registeredAs(execute, 'no-factor@example.com')
    expect((await execute(ReplaceRecoveryCodesDocument, {}, visitor)).data.replaceRecoveryCodes).toEqual({
      __typename: 'NoSecondFactor',
      message: 'Add an authenticator app or a passkey first.',
    })
  })

  test('a wrong password is refused as before, without a word about the second factor', async () => {
    const { email } = await secured('totp-wrong@example.com')
    expect((await login(execute, { email, password: 'wrong' })).__typename).toBe('InvalidCredentials')
  })

  test('codes of the steps before and after are accepted, others are not', async () => {
    const { email, secret } = await secured('drift@example.com')
    now += 10 * STEP
    const codeOf = (steps: number) => codeAt(secret, new Date(now + steps * STEP))
    const visitor = await waiting(email)
    for (const steps of [-2, 2]) {
      expect((await completeLogin(execute, { code: codeOf(steps) }, visitor)).__typename).toBe('WrongSecondFactor')
    }
    expect((await completeLogin(execute, { code: codeOf(-1) }, visitor)).__typename).toBe('LoginSuccess')
    const next = await waiting(email)
    expect((await completeLogin(execute, { code: codeOf(1) }, next)).__typename).toBe('LoginSuccess')
  })

  test('a code works once, also for concurrent sign-ins; nor does an older one work after it', async () => {
    const { email, secret } = await secured('replay@example.com')
    now += 10 * STEP
    const code = codeAt(secret, new Date(now))
    const visitors = [await waiting(email), await waiting(email)]
    const results = await Promise.all(visitors.map((visitor) => completeLogin(execute, { code }, visitor)))
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['LoginSuccess', 'WrongSecondFactor'])
    const older = codeAt(secret, new Date(now - STEP))
    expect((await completeLogin(execute, { code: older }, await waiting(email))).__typename).toBe('WrongSecondFactor')
  })

  test('a sign-in expires after five minutes and after five wrong codes', async () => {
    const { email, secret, owner } = await secured('expiring@example.com')
    const late = await waiting(email)
    now += 300_000
    const rightCode = () => ({ code: codeAt(secret, new Date(now)) })
    expect((await completeLogin(execute, rightCode(), late)).__typename).toBe('LoginExpired')
    const guessing = await waiting(email)
    const wrongCode = () => completeLogin(execute, { code: 'abcdef' }, guessing)
    for (let i = 0; i < 5; i++) expect((await wrongCode()).__typename).toBe('WrongSecondFactor')
    expect((await completeLogin(execute, rightCode(), guessing)).__typename).toBe('LoginExpired')
    expect(await securityEventsOf(execute, owner)).toContain('SECOND_FACTOR_REFUSED')
  })

  test('throttling: after 20 wrong codes an account refuses the right one too, for 15 minutes', async () => {
    const { email, secret } = await secured('guessed-codes@example.com')
    for (let i = 0; i < 20; i++) await completeLogin(execute, { code: 'abcdef' }, await waiting(email))
    const rightCode = async () => completeLogin(execute, { code: codeAt(secret, new Date(now)) }, await waiting(email))
    expect((await rightCode()).__typename).toBe('TooManyAttempts')
    now += 900_000
    expect((await rightCode()).__typename).toBe('LoginSuccess')
  })

  test('throttling: after 60 wrong codes within a day new browsers are refused the right one too', async () => {
    const { email, secret, owner } = await secured('all-day@example.com')
    for (let i = 0; i < 60; i++) {
      if (i % 20 === 0) now += 900_000
      await completeLogin(execute, { code: 'abcdef' }, await waiting(email))
    }
    now += 900_000
    const rightCode = async (browser = newVisitor()) =>
      completeLogin(execute, { code: codeAt(secret, new Date(now)) }, await waiting(email, 'secret1', browser))
    expect((await rightCode()).__typename).toBe('TooManyAttempts')
    expect((await rightCode(owner)).__typename).toBe('LoginSuccess')
    now += 24 * 3_600_000
    expect((await rightCode()).__typename).toBe('LoginSuccess')
  })

  test('five wrong codes within a day are recorded and mailed once, wherever they were entered', async () => {
    const { email, secret, owner } = await secured('watched@example.com')
    for (let i = 0; i < 4; i++) await completeLogin(execute, { code: 'abcdef' }, await waiting(email))
    now += STEP
    const right = await completeLogin(execute, { code: codeAt(secret, new Date(now)) }, await waiting(email))
    expect(right.__typename).toBe('LoginSuccess')
    expect(await securityEventsOf(execute, owner)).not.toContain('SECOND_FACTOR_REFUSED')
    for (let i = 0; i < 3; i++) await execute(SignInAgainDocument, { input: { code: 'abcdef' } }, owner)
    const events = await securityEventsOf(execute, owner)
    expect(events.filter((event) => event === 'SECOND_FACTOR_REFUSED')).toHaveLength(1)
    const subjects = (await mailbox.mailsTo(email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Wrong codes'))).toEqual([
      'Wrong codes for your Marque account',
    ])
  })

  test('signing in again: a wrong password is recorded as a refused sign-in', async () => {
    const { visitor } = await registeredAs(execute, 'again-wrong@example.com')
    await execute(SignInAgainDocument, { input: { password: 'wrong' } }, visitor)
    expect(await securityEventsOf(execute, visitor)).toContain('SIGN_IN_REFUSED')
  })

  test('a recovery code signs in once, in any spelling', async () => {
    const { email, recoveryCodes, owner } = await secured('recovery@example.com')
    expect(new Set(recoveryCodes).size).toBe(10)
    const recoveryCode = recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ') ?? ''
    expect((await completeLogin(execute, { recoveryCode }, await waiting(email))).__typename).toBe('LoginSuccess')
    expect((await completeLogin(execute, { recoveryCode }, await waiting(email))).__typename).toBe('WrongSecondFactor')
    expect((await execute(SecondFactorsDocument, {}, owner)).data.secondFactors.recoveryCodesLeft).toBe(9)
    expect(await securityEventsOf(execute, owner)).toContain('RECOVERY_CODE_USED 9 left')
  })

  test('a changed password ends the sign-ins that wait for a second factor', async () => {
    const { email, secret, owner } = await secured('changed@example.com')
    const visitor = await waiting(email)
    const input = { currentPassword: 'secret1', newPassword: 'secret2' }
    await execute(ChangePasswordDocument, { input }, owner)
    now += STEP
    const { __typename } = await completeLogin(execute, { code: codeAt(secret, new Date(now)) }, visitor)
    expect([__typename, visitor.token]).toEqual(['LoginExpired', undefined])
  })

  test('the database holds neither the secret nor the recovery codes', async () => {
    const { id, secret, recoveryCodes } = await secured('stored@example.com')
    const app = await db.selectFrom('authenticatorApp').selectAll().where('userId', '=', id).execute()
    const codes = await db.selectFrom('recoveryCode').selectAll().where('userId', '=', id).execute()
    expect(app).toHaveLength(1)
    expect(codes).toHaveLength(10)
    for (const text of [secret, ...recoveryCodes]) expect(JSON.stringify([app, codes])).not.toContain(text)
  })

  test('a removed app is asked for no more, and its recovery codes are gone', async () => {
    const { email, owner, id } = await secured('removed@example.com')
    const { data } = await execute(RemoveAuthenticatorAppDocument, {}, owner)
    expect(data.removeAuthenticatorApp).toEqual({ __typename: 'SecondFactorRemoved', anyLeft: false })
    expect((await login(execute, { email, password: 'secret1' })).__typename).toBe('LoginSuccess')
    expect(await db.selectFrom('recoveryCode').selectAll().where('userId', '=', id).execute()).toEqual([])
    const kinds = (await securityEventsOf(execute, owner)).filter((event) => event.startsWith('SECOND'))
    expect(kinds.sort()).toEqual(['SECOND_FACTOR_ADDED', 'SECOND_FACTOR_REMOVED'])
  })

  test('an app counts once its first code was right', async () => {
    const { visitor, email } = await registeredAs(execute, 'unconfirmed@example.com')
    await expect(addAuthenticatorApp(execute, visitor, new Date(now - 10 * STEP))).rejects.toThrow()
    expect((await login(execute, { email, password: 'secret1' })).__typename).toBe('LoginSuccess')
    const { recoveryCodes } = await addAuthenticatorApp(execute, visitor, new Date(now))
    expect(recoveryCodes).toHaveLength(10)
    expect((await login(execute, { email, password: 'secret1' })).__typename).toBe('SecondFactorRequired')
  })
})
