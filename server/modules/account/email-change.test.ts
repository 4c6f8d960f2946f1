import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { newMailbox } from '../../testing/mailbox'
import { registeredAs } from '../../testing/register'
import { login, viewerOf } from '../../testing/sign-in'

const requestMutation = `mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) {
  __typename
  ... on EmailChangeRequested { email }
  ... on WrongPassword { message }
  ... on InvalidInput { field message }
  ... on TooManyAttempts { retryAfterSeconds }
} }`
const confirmMutation = `mutation ($token: String!) { confirmEmailChange(token: $token) {
  __typename
  ... on EmailChanged { email }
  ... on InvalidLink { message }
  ... on EmailTaken { message }
} }`

const HOUR = 3_600_000
const invalid = { __typename: 'InvalidLink', message: 'This link is no longer valid. Please ask for a new one.' }
const taken = { __typename: 'EmailTaken', message: 'Another account already uses this email address.' }

describe.each(databases)('changing an email address on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const infrastructure = { ...mailbox.infrastructure, now: () => new Date(now) }
  const execute = executor(db, infrastructure)
  afterAll(() => db.destroy())

  const request = async (visitor = newVisitor(), email = '', password = 'secret1', run = execute) =>
    (await run(requestMutation, { input: { email, password } }, visitor)).data.requestEmailChange
  const confirm = async (token: string) => (await execute(confirmMutation, { token })).data.confirmEmailChange
  const tokenFor = async (visitor = newVisitor(), email = '') => {
    await request(visitor, email)
    return mailbox.tokenTo(email)
  }

  test('the link to the new address puts it in force, once, and the old one is told', async () => {
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

  test('a taken address gets the answer of a free one, and no mail', async () => {
    const { visitor } = await registeredAs(execute, 'prober@example.com')
    const holder = await registeredAs(execute, 'holder@example.com')
    expect(await request(visitor, holder.email)).toEqual({ __typename: 'EmailChangeRequested', email: holder.email })
    expect(await mailbox.mailsTo(holder.email)).toEqual([])
  })

  test('an address that was taken meanwhile is refused, and nothing changes', async () => {
    const { visitor, email } = await registeredAs(execute, 'slow@example.com')
    const token = await tokenFor(visitor, 'meanwhile@example.com')
    const other = await registeredAs(execute, 'meanwhile@example.com')
    expect(await confirm(token)).toEqual(taken)
    expect(await viewerOf(execute, visitor)).toMatchObject({ email })
    expect(await viewerOf(execute, other.visitor)).toMatchObject({ email: other.email })
  })

  test('of two accounts that confirm one address at once one gets it', async () => {
    const people = [await registeredAs(execute, 'one@example.com'), await registeredAs(execute, 'two@example.com')]
    const tokens = []
    for (const { visitor } of people) tokens.push(await tokenFor(visitor, 'both@example.com'))
    // So that both have a connection and neither waits for one.
    await Promise.all(['', ''].map(confirm))
    const answers = await Promise.all(tokens.map(confirm))
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['EmailChanged', 'EmailTaken'])
    const accounts = await db.selectFrom('user').select('id').where('email', '=', 'both@example.com').execute()
    expect(accounts).toEqual([{ id: people[answers[0].__typename === 'EmailChanged' ? 0 : 1]?.id }])
  })

  test('of two uses at once one wins', async () => {
    const { visitor } = await registeredAs(execute, 'twofold@example.com')
    const token = await tokenFor(visitor, 'once@example.com')
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['EmailChanged', 'InvalidLink'])
  })

  test('the link ends after a day, and a newer one takes its place', async () => {
    const { visitor } = await registeredAs(execute, 'patient@example.com')
    const older = await tokenFor(visitor, 'first@example.com')
    const newer = await tokenFor(visitor, 'second@example.com')
    expect(await confirm(older)).toEqual(invalid)
    now += 24 * HOUR
    expect(await confirm(newer)).toEqual(invalid)
    now -= 1
    expect((await confirm(newer)).__typename).toBe('EmailChanged')
  })

  test('a link of one kind is none of the other', async () => {
    const { visitor } = await registeredAs(execute, 'kinds@example.com')
    const token = await tokenFor(visitor, 'kinds-2@example.com')
    const { data } = await execute(
      'mutation ($token: String!) { resetPassword(input: { token: $token, password: "secret2" }) { __typename } }',
      { token },
    )
    expect(data.resetPassword.__typename).toBe('InvalidLink')
    expect((await confirm(token)).__typename).toBe('EmailChanged')
  })

  test('a change of password voids a link that somebody else asked for', async () => {
    const { visitor } = await registeredAs(execute, 'regained@example.com')
    const token = await tokenFor(visitor, 'thief@example.com')
    const input = { currentPassword: 'secret1', newPassword: 'secret2' }
    const mutation = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }'
    expect((await execute(mutation, { input }, visitor)).data.changePassword.__typename).toBe('PasswordChanged')
    expect(await confirm(token)).toEqual(invalid)
  })

  test('the password is needed; ten wrong ones make it wait', async () => {
    const { visitor } = await registeredAs(execute, 'unsure@example.com')
    for (let i = 0; i < 10; i++) {
      expect((await request(visitor, 'x@example.com', 'x'.repeat(201))).__typename).toBe('WrongPassword')
    }
    expect((await request(visitor, 'x@example.com')).__typename).toBe('TooManyAttempts')
    expect(await mailbox.mailsTo('x@example.com')).toEqual([])
  })

  test('what is no address, or the present one, is refused', async () => {
    const { visitor } = await registeredAs(execute, 'same@example.com')
    const field = { __typename: 'InvalidInput', field: 'email' }
    const form = 'Enter an email address like name@example.com'
    expect(await request(visitor, 'no address')).toEqual({ ...field, message: form })
    const present = 'This is your email address already'
    expect(await request(visitor, ' SAME@example.com ')).toEqual({ ...field, message: present })
  })

  test('an account sends five mails an hour, and an address gets five', async () => {
    const { visitor } = await registeredAs(execute, 'eager@example.com')
    for (let i = 0; i < 5; i++) {
      expect((await request(visitor, 'target@example.com')).__typename).toBe('EmailChangeRequested')
    }
    const waiting = { __typename: 'TooManyAttempts', retryAfterSeconds: 3_600 }
    expect(await request(visitor, 'elsewhere@example.com', 'secret1', executor(db, infrastructure))).toEqual(waiting)
    const other = await registeredAs(execute, 'eager-too@example.com')
    expect(await request(other.visitor, 'target@example.com')).toEqual(waiting)
    expect(await mailbox.mailsTo('target@example.com')).toHaveLength(5)
  })

  test('an account without a password sets one first', async () => {
    const visitor = newVisitor()
    await execute('mutation { socialLogin(input: { provider: APPLE }) { __typename } }', {}, visitor)
    expect(await request(visitor, 'apple@example.com')).toMatchObject({ __typename: 'InvalidInput', field: 'password' })
  })
})
