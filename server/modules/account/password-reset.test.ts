import { afterAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../lib/dates'
import { hashToken } from '../../lib/secure-random'
import { RequestPasswordResetDocument, ResetPasswordDocument } from '../../testing/accounts/own-account.generated'
import { registeredAs } from '../../testing/accounts/register'
import { login, viewerOf } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'
import { newMailbox } from '../../testing/mailbox'
import { CalendarFeedDocument, CreateCalendarFeedDocument } from '../docket/docket.test.generated'

const invalid = { __typename: 'InvalidLink', message: 'This link is no longer valid. Please ask for a new one.' }

describe.each(databases)('password reset on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const infrastructure = { ...mailbox.infrastructure, now: () => new Date(now) }
  const execute = executor(db, infrastructure)
  afterAll(() => db.destroy())

  let requests = 0
  const request = async (email: string, address = `203.0.113.${requests++}`, run = execute) =>
    (await run(RequestPasswordResetDocument, { email }, newVisitor(address))).data.requestPasswordReset
  const reset = async (token: string, password = 'secret2') =>
    (await execute(ResetPasswordDocument, { input: { token, password } })).data.resetPassword
  const tokenFor = async (email: string) => {
    await request(email)
    return mailbox.tokenTo(email)
  }
  const signsIn = async (email: string, password: string) =>
    (await login(execute, { email, password }, newVisitor('203.0.113.1'))).__typename

  test('the link in the mail sets the password, once', async () => {
    const { email } = await registeredAs(execute, 'forgot@example.com')
    expect(await request(' Forgot@Example.COM ')).toEqual({
      __typename: 'PasswordResetRequested',
      message: 'If there is an account with this email, we have sent it a link. It works for 30 minutes.',
    })
    const [mail] = await mailbox.mailsTo(email)
    const token = await mailbox.tokenTo(email)
    expect(mail?.text).toContain(`\nhttp://localhost:4000/reset-password?token=${token}\n`)
    expect(mail?.text).toContain('If it was not you')
    expect(await reset(token)).toEqual({
      __typename: 'PasswordReset',
      message: 'Your password is changed. Log in with the new one.',
    })
    expect(await reset(token)).toEqual(invalid)
    expect((await mailbox.mailsTo(email))[0]?.subject).toBe('Your Marque password was changed')
    expect(await signsIn(email, 'secret1')).toBe('InvalidCredentials')
    expect(await signsIn(email, 'secret2')).toBe('LoginSuccess')
  })

  test('an account without a password: the mail says that its first one is set', async () => {
    const { email, id } = await registeredAs(execute, 'passwordless@example.com')
    await db.updateTable('user').set({ passwordHash: null }).where('id', '=', id).execute()
    expect((await reset(await tokenFor(email))).__typename).toBe('PasswordReset')
    expect((await mailbox.mailsTo(email))[0]?.subject).toBe('Your Marque account has a password now')
  })

  test('an unknown address gets the same result, and no mail', async () => {
    const { email } = await registeredAs(execute, 'known@example.com')
    expect(await request('unknown@example.com')).toEqual(await request(email))
    expect(await mailbox.mailsTo('unknown@example.com')).toEqual([])
    expect(await mailbox.mailsTo(email)).toHaveLength(1)
  })

  test('the account is looked up after the response, so that the response time does not reveal whether it exists', async () => {
    const deferred: string[] = []
    const executeOnly = executor(db, { ...infrastructure, afterResponse: (name) => void deferred.push(name) })
    const { id, email } = await registeredAs(execute, 'timed@example.com')
    await request(email, '203.0.113.2', executeOnly)
    await request('nobody@example.com', '203.0.113.2', executeOnly)
    expect(deferred).toEqual(['password reset', 'password reset'])
    expect(await db.selectFrom('mailToken').select('userId').where('userId', '=', id).execute()).toEqual([])
  })

  test('every session ends, and the reset signs nobody in', async () => {
    const { visitor, email } = await registeredAs(execute, 'sessions@example.com')
    expect((await reset(await tokenFor(email))).__typename).toBe('PasswordReset')
    expect(await viewerOf(execute, visitor)).toBeNull()
  })

  test('the calendar feed stops, because somebody who took the account over may have created it', async () => {
    const { visitor, email } = await registeredAs(execute, 'calendar@example.com')
    await execute(CreateCalendarFeedDocument, {}, visitor)
    expect((await reset(await tokenFor(email))).__typename).toBe('PasswordReset')
    await login(execute, { email, password: 'secret2' }, visitor)
    expect((await execute(CalendarFeedDocument, {}, visitor)).data.calendarFeed).toBeNull()
  })

  test('mails are sent again to an address that was refused: the link has arrived there', async () => {
    const { email } = await registeredAs(execute, 'full@example.com')
    const token = await tokenFor(email)
    await db
      .insertInto('rejectedAddress')
      .values({ address: email, rejectedAt: new Date(now).toISOString() })
      .execute()
    await reset(token)
    expect(await db.selectFrom('rejectedAddress').select('address').where('address', '=', email).execute()).toEqual([])
  })

  test('a link expires after thirty minutes', async () => {
    const { email } = await registeredAs(execute, 'late@example.com')
    const token = await tokenFor(email)
    now += 30 * MINUTE_MS
    expect(await reset(token)).toEqual(invalid)
    now -= 1
    expect((await reset(token)).__typename).toBe('PasswordReset')
  })

  test('a newer link revokes an older one', async () => {
    const { email } = await registeredAs(execute, 'newer@example.com')
    const older = await tokenFor(email)
    const newer = await tokenFor(email)
    expect(newer).not.toBe(older)
    expect(await reset(older)).toEqual(invalid)
    expect((await reset(newer)).__typename).toBe('PasswordReset')
  })

  test('of two concurrent uses of a link one succeeds', async () => {
    const { email } = await registeredAs(execute, 'race@example.com')
    const token = await tokenFor(email)
    const [first, other] = await Promise.all([reset(token, 'first-one'), reset(token, 'other-one')])
    expect([first, other].map(({ __typename }) => __typename).sort()).toEqual(['InvalidLink', 'PasswordReset'])
    expect(await signsIn(email, first.__typename === 'PasswordReset' ? 'first-one' : 'other-one')).toBe('LoginSuccess')
  })

  test('the database stores only the hash of a token, and the hash does not work as a token', async () => {
    const { id, email } = await registeredAs(execute, 'hashed@example.com')
    const token = await tokenFor(email)
    const rows = await db.selectFrom('mailToken').selectAll().where('userId', '=', id).execute()
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(token)])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await reset(hashToken(token))).toEqual(invalid)
  })

  test('an invalid password does not use the link up', async () => {
    const { email } = await registeredAs(execute, 'short@example.com')
    const token = await tokenFor(email)
    expect(await reset(token, '12345')).toEqual({
      __typename: 'InvalidInput',
      field: 'password',
      message: 'Password must be at least 6 characters',
    })
    expect((await reset(token)).__typename).toBe('PasswordReset')
  })

  test.each(['', 'x'.repeat(43), "' or 1=1 --"])('the invalid token %j is refused', async (token) => {
    expect(await reset(token)).toEqual(invalid)
  })

  test('an invalid address is refused', async () => {
    const field = { __typename: 'InvalidInput', field: 'email' }
    expect(await request('no address')).toMatchObject(field)
    expect(await request(`${'x'.repeat(250)}@example.com`)).toMatchObject(field)
  })

  test('rate limit: five mails an hour per account, whether it exists or not, after a restart too', async () => {
    const { email } = await registeredAs(execute, 'five@example.com')
    for (const address of [email, 'five-unknown@example.com']) {
      for (let i = 0; i < 5; i++) expect((await request(address)).__typename).toBe('PasswordResetRequested')
      const waiting = { __typename: 'TooManyAttempts', retryAfterSeconds: 3_600 }
      expect(await request(address.toUpperCase(), undefined, executor(db, infrastructure))).toEqual(waiting)
    }
    expect(await mailbox.mailsTo(email)).toHaveLength(5)
    now += 60 * MINUTE_MS
    expect((await request(email)).__typename).toBe('PasswordResetRequested')
  })

  test('rate limit: ten requests an hour per IP address', async () => {
    const requestFor = async (i: number) => (await request(`many-${i}@example.com`, '192.0.2.77')).__typename
    for (let i = 0; i < 10; i++) expect(await requestFor(i)).toBe('PasswordResetRequested')
    expect(await requestFor(10)).toBe('TooManyAttempts')
  })

  test('a mail that can’t be sent does not fail the request', async () => {
    const { email } = await registeredAs(execute, 'unsent@example.com')
    const broken = executor(db, {
      ...infrastructure,
      mail: { send: async () => Promise.reject(new Error('No route')) },
    })
    expect((await request(email, undefined, broken)).__typename).toBe('PasswordResetRequested')
    expect(await mailbox.mailsTo(email)).toEqual([])
  })
})
