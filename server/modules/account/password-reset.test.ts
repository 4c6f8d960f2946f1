import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { newMailbox } from '../../testing/mailbox'
import { registeredAs } from '../../testing/register'
import { login, viewerOf } from '../../testing/sign-in'
import { hashToken } from '../session/token'

const requestMutation = `mutation ($email: String!) { requestPasswordReset(email: $email) {
  __typename
  ... on PasswordResetRequested { message }
  ... on InvalidInput { field message }
  ... on TooManyAttempts { retryAfterSeconds }
} }`
const resetMutation = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
  __typename
  ... on PasswordReset { message }
  ... on InvalidLink { message }
  ... on InvalidInput { field message }
} }`

const MINUTE = 60_000
const invalid = { __typename: 'InvalidLink', message: 'This link is no longer valid. Please ask for a new one.' }

describe.each(databases)('resetting a password on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const infrastructure = { ...mailbox.infrastructure, now: () => new Date(now) }
  const execute = executor(db, infrastructure)
  afterAll(() => db.destroy())

  let asked = 0
  const request = async (email: string, address = `203.0.113.${asked++}`, run = execute) =>
    (await run(requestMutation, { email }, newVisitor(address))).data.requestPasswordReset
  const reset = async (token: string, password = 'secret2') =>
    (await execute(resetMutation, { input: { token, password } })).data.resetPassword
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
    expect(await signsIn(email, 'secret1')).toBe('InvalidCredentials')
    expect(await signsIn(email, 'secret2')).toBe('LoginSuccess')
    expect((await mailbox.mailsTo(email))[0]?.subject).toBe('Your Marque password was changed')
  })

  test('an unknown address gets the same answer, and no mail', async () => {
    const { email } = await registeredAs(execute, 'known@example.com')
    expect(await request('unknown@example.com')).toEqual(await request(email))
    expect(await mailbox.mailsTo('unknown@example.com')).toEqual([])
    expect(await mailbox.mailsTo(email)).toHaveLength(1)
  })

  test('before the answer nothing is looked up that would tell by its time', async () => {
    const work: string[] = []
    const waiting = executor(db, { ...infrastructure, afterResponse: (name) => void work.push(name) })
    const { id, email } = await registeredAs(execute, 'timed@example.com')
    await request(email, '203.0.113.2', waiting)
    await request('nobody@example.com', '203.0.113.2', waiting)
    expect(work).toEqual(['password reset', 'password reset'])
    expect(await db.selectFrom('mailToken').select('userId').where('userId', '=', id).execute()).toEqual([])
  })

  test('every session ends, and nobody is signed in by it', async () => {
    const { visitor, email } = await registeredAs(execute, 'sessions@example.com')
    expect((await reset(await tokenFor(email))).__typename).toBe('PasswordReset')
    expect(await viewerOf(execute, visitor)).toBeNull()
  })

  test('the link ends after thirty minutes', async () => {
    const { email } = await registeredAs(execute, 'late@example.com')
    const token = await tokenFor(email)
    now += 30 * MINUTE
    expect(await reset(token)).toEqual(invalid)
    now -= 1
    expect((await reset(token)).__typename).toBe('PasswordReset')
  })

  test('a newer link takes the place of an older one', async () => {
    const { email } = await registeredAs(execute, 'newer@example.com')
    const older = await tokenFor(email)
    const newer = await tokenFor(email)
    expect(newer).not.toBe(older)
    expect(await reset(older)).toEqual(invalid)
    expect((await reset(newer)).__typename).toBe('PasswordReset')
  })

  test('of two uses at once one wins', async () => {
    const { email } = await registeredAs(execute, 'race@example.com')
    const token = await tokenFor(email)
    const answers = await Promise.all([reset(token, 'first-one'), reset(token, 'other-one')])
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['InvalidLink', 'PasswordReset'])
    expect(await signsIn(email, answers[0].__typename === 'PasswordReset' ? 'first-one' : 'other-one')).toBe(
      'LoginSuccess',
    )
  })

  test('only a hash of the token is kept, and that is no token', async () => {
    const { id, email } = await registeredAs(execute, 'hashed@example.com')
    const token = await tokenFor(email)
    const rows = await db.selectFrom('mailToken').selectAll().where('userId', '=', id).execute()
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(token)])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await reset(hashToken(token))).toEqual(invalid)
  })

  test('a password that breaks the rules does not use the link up', async () => {
    const { email } = await registeredAs(execute, 'short@example.com')
    const token = await tokenFor(email)
    expect(await reset(token, '12345')).toEqual({
      __typename: 'InvalidInput',
      field: 'password',
      message: 'Password must be at least 6 characters',
    })
    expect((await reset(token)).__typename).toBe('PasswordReset')
  })

  test.each(['', 'x'.repeat(43), "' or 1=1 --"])('%j is no token', async (token) => {
    expect(await reset(token)).toEqual(invalid)
  })

  test('what is no address is told so', async () => {
    const field = { __typename: 'InvalidInput', field: 'email' }
    expect(await request('no address')).toMatchObject(field)
    expect(await request(`${'x'.repeat(250)}@example.com`)).toMatchObject(field)
  })

  test('an account gets five mails an hour, known or not, after a restart too', async () => {
    const { email } = await registeredAs(execute, 'five@example.com')
    for (const address of [email, 'five-unknown@example.com']) {
      for (let i = 0; i < 5; i++) expect((await request(address)).__typename).toBe('PasswordResetRequested')
      const waiting = { __typename: 'TooManyAttempts', retryAfterSeconds: 3_600 }
      expect(await request(address.toUpperCase(), undefined, executor(db, infrastructure))).toEqual(waiting)
    }
    expect(await mailbox.mailsTo(email)).toHaveLength(5)
    now += 60 * MINUTE
    expect((await request(email)).__typename).toBe('PasswordResetRequested')
  })

  test('an address may ask ten times an hour', async () => {
    const ask = async (i: number) => (await request(`many-${i}@example.com`, '192.0.2.77')).__typename
    for (let i = 0; i < 10; i++) expect(await ask(i)).toBe('PasswordResetRequested')
    expect(await ask(10)).toBe('TooManyAttempts')
  })

  test('a mail that can’t be sent fails nothing', async () => {
    const { email } = await registeredAs(execute, 'unsent@example.com')
    const broken = executor(db, {
      ...infrastructure,
      mail: { send: async () => Promise.reject(new Error('No route')) },
    })
    expect((await request(email, undefined, broken)).__typename).toBe('PasswordResetRequested')
    expect(await mailbox.mailsTo(email)).toEqual([])
  })
})
