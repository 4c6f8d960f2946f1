import { afterAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../../api/visitor'
import { HOUR_MS } from '../../../lib/dates'
import {
  ChangePasswordDocument,
  ConfirmEmailChangeDocument,
  RequestEmailChangeDocument,
  ResetPasswordDocument,
} from '../../../testing/accounts/own-account.generated'
import { registeredAs } from '../../../testing/accounts/register'
import { login, viewerOf } from '../../../testing/accounts/sign-in'
import { socialUser } from '../../../testing/accounts/social-login'
import { databases } from '../../../testing/database/databases'
import { executor, newVisitor } from '../../../testing/execute'
import { testInfrastructure } from '../../../testing/infrastructure'
import { newMailbox } from '../../../testing/mailbox'
import { createContainer } from '../../container'

const invalid = { __typename: 'InvalidLink', message: 'This link is no longer valid. Please ask for a new one.' }
const taken = { __typename: 'EmailTaken', message: 'Another account already uses this email address.' }

describe.each(databases)('email change on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const infrastructure = { ...mailbox.infrastructure, now: () => new Date(now) }
  const execute = executor(db, infrastructure)
  afterAll(() => db.destroy())

  const request = async (visitor: Visitor, email: string, password = 'secret1') =>
    (await execute(RequestEmailChangeDocument, { input: { email, password } }, visitor)).data.requestEmailChange
  const confirm = async (token: string) =>
    (await execute(ConfirmEmailChangeDocument, { token })).data.confirmEmailChange
  const tokenFor = async (visitor: Visitor, email: string) => {
    await request(visitor, email)
    return mailbox.tokenTo(email)
  }

  test('the link mailed to the new address changes it, once, and a mail warns the old address', async () => {
    const { visitor, email } = await registeredAs(execute, 'old@example.com')
    expect(await request(visitor, ' New@Example.COM ')).toEqual({
      __typename: 'EmailChangeRequested',
      email: 'new@example.com',
    })
    const [mail] = await mailbox.mailsTo('new@example.com')
    const token = await mailbox.tokenTo('new@example.com')
    expect(mail?.text).toContain(`\nhttp://localhost:4000/confirm-email?token=${token}\n`)
    expect(mail?.text).toContain('If it was not you')
    expect(await viewerOf(execute, visitor)).toMatchObject({ email })
    expect(await confirm(token)).toEqual({ __typename: 'EmailChanged', email: 'new@example.com' })
    expect(await confirm(token)).toEqual(invalid)
    expect(await viewerOf(execute, visitor)).toMatchObject({ email: 'new@example.com' })
    expect((await login(execute, { email: 'NEW@example.com', password: 'secret1' })).__typename).toBe('LoginSuccess')
    expect((await login(execute, { email, password: 'secret1' })).__typename).toBe('InvalidCredentials')
    expect((await mailbox.mailsTo(email))[0]?.subject).toBe('Your Marque email address was changed')
  })

  test('the old address is warned later if the mail server is down', async () => {
    const { visitor, email } = await registeredAs(execute, 'down@example.com')
    const token = await tokenFor(visitor, 'up@example.com')
    const mail = { send: () => Promise.reject(new Error('The mail server is down')) }
    const { data } = await executor(db, { ...infrastructure, mail })(ConfirmEmailChangeDocument, { token })
    expect(data.confirmEmailChange.__typename).toBe('EmailChanged')
    expect(await mailbox.mailsTo(email)).toEqual([])
    now += HOUR_MS
    await createContainer(db, testInfrastructure(infrastructure), nobody).outboxWorker.run()
    expect((await mailbox.mailsTo(email))[0]?.subject).toBe('Your Marque email address was changed')
  })

  test('mails that wait are sent to the new address as soon as it is confirmed', async () => {
    const { visitor, id, email } = await registeredAs(execute, 'moving@example.com')
    const token = await tokenFor(visitor, 'moved@example.com')
    // Simulates a server that stops right after the transaction.
    const stopped = testInfrastructure({ ...infrastructure, afterResponse: () => {} })
    await createContainer(db, stopped, nobody).inTransaction(({ outbox }) =>
      outbox.enqueue(id, { subject: 'Waiting', text: 'Waiting', html: '' }),
    )
    await execute(ConfirmEmailChangeDocument, { token }, visitor)
    const subjectsTo = async (address: string) => (await mailbox.mailsTo(address)).map(({ subject }) => subject)
    expect(await subjectsTo('moved@example.com')).toContain('Waiting')
    expect(await subjectsTo(email)).not.toContain('Waiting')
  })

  test('a taken address gets the same result as a free one, and no mail', async () => {
    const { visitor } = await registeredAs(execute, 'prober@example.com')
    const holder = await registeredAs(execute, 'holder@example.com')
    expect(await request(visitor, holder.email)).toEqual({ __typename: 'EmailChangeRequested', email: holder.email })
    expect(await mailbox.mailsTo(holder.email)).toEqual([])
  })

  test('confirming an address that another account has taken since is refused, and nothing changes', async () => {
    const { visitor, email } = await registeredAs(execute, 'slow@example.com')
    const token = await tokenFor(visitor, 'meanwhile@example.com')
    const other = await registeredAs(execute, 'meanwhile@example.com')
    expect(await confirm(token)).toEqual(taken)
    expect(await viewerOf(execute, visitor)).toMatchObject({ email })
    expect(await viewerOf(execute, other.visitor)).toMatchObject({ email: other.email })
  })

  test('when two accounts confirm the same address concurrently, one gets it', async () => {
    const accounts = [await registeredAs(execute, 'one@example.com'), await registeredAs(execute, 'two@example.com')]
    const tokens: string[] = []
    for (const { visitor } of accounts) tokens.push(await tokenFor(visitor, 'both@example.com'))
    // Opens two connections, so that neither confirmation has to wait for one.
    await Promise.all(['', ''].map(confirm))
    const results = await Promise.all(tokens.map(confirm))
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['EmailChanged', 'EmailTaken'])
    const holders = await db.selectFrom('user').select('id').where('email', '=', 'both@example.com').execute()
    expect(holders).toEqual([{ id: accounts[results[0]?.__typename === 'EmailChanged' ? 0 : 1]?.id }])
  })

  test('of two concurrent uses of a link one succeeds', async () => {
    const { visitor } = await registeredAs(execute, 'twofold@example.com')
    const token = await tokenFor(visitor, 'once@example.com')
    const results = await Promise.all([confirm(token), confirm(token)])
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['EmailChanged', 'InvalidLink'])
  })

  test('a link expires after 24 hours, or when a newer one is sent', async () => {
    const { visitor } = await registeredAs(execute, 'patient@example.com')
    const older = await tokenFor(visitor, 'first@example.com')
    const newer = await tokenFor(visitor, 'second@example.com')
    expect(await confirm(older)).toEqual(invalid)
    now += 24 * HOUR_MS
    expect(await confirm(newer)).toEqual(invalid)
    now -= 1
    expect((await confirm(newer)).__typename).toBe('EmailChanged')
  })

  test('a link for an email change does not reset the password', async () => {
    const { visitor } = await registeredAs(execute, 'kinds@example.com')
    const token = await tokenFor(visitor, 'kinds-2@example.com')
    const { data } = await execute(ResetPasswordDocument, { input: { token, password: 'secret2' } })
    expect(data.resetPassword.__typename).toBe('InvalidLink')
    expect((await confirm(token)).__typename).toBe('EmailChanged')
  })

  test('a password change revokes a link that was requested before', async () => {
    const { visitor } = await registeredAs(execute, 'regained@example.com')
    const token = await tokenFor(visitor, 'thief@example.com')
    const input = { currentPassword: 'secret1', newPassword: 'secret2' }
    const { data } = await execute(ChangePasswordDocument, { input }, visitor)
    expect(data.changePassword.__typename).toBe('PasswordChanged')
    expect(await confirm(token)).toEqual(invalid)
  })

  test('rate limit: after ten wrong passwords a request with the right one is refused', async () => {
    const { visitor } = await registeredAs(execute, 'unsure@example.com')
    for (let i = 0; i < 10; i++) {
      expect((await request(visitor, 'x@example.com', 'x'.repeat(201))).__typename).toBe('WrongPassword')
    }
    expect((await request(visitor, 'x@example.com')).__typename).toBe('TooManyAttempts')
    expect(await mailbox.mailsTo('x@example.com')).toEqual([])
  })

  test('an invalid address and the current one are refused', async () => {
    const { visitor } = await registeredAs(execute, 'same@example.com')
    const field = { __typename: 'InvalidInput', field: 'email' }
    const malformed = 'Enter an email address like name@example.com'
    expect(await request(visitor, 'no address')).toEqual({ ...field, message: malformed })
    const unchanged = 'This is your email address already'
    expect(await request(visitor, ' SAME@example.com ')).toEqual({ ...field, message: unchanged })
  })

  test('rate limit: five mails an hour per account and per address', async () => {
    const { visitor } = await registeredAs(execute, 'eager@example.com')
    for (let i = 0; i < 5; i++) {
      expect((await request(visitor, 'target@example.com')).__typename).toBe('EmailChangeRequested')
    }
    const waiting = { __typename: 'TooManyAttempts', retryAfterSeconds: 3_600 }
    expect(await request(visitor, 'elsewhere@example.com')).toEqual(waiting)
    const other = await registeredAs(execute, 'eager-too@example.com')
    expect(await request(other.visitor, 'target@example.com')).toEqual(waiting)
    expect(await mailbox.mailsTo('target@example.com')).toHaveLength(5)
  })

  test('an account of a social login must set a password first', async () => {
    const visitor = newVisitor()
    await socialUser(execute, 'APPLE', visitor)
    expect(await request(visitor, 'apple@example.com')).toMatchObject({ __typename: 'InvalidInput', field: 'password' })
  })
})
