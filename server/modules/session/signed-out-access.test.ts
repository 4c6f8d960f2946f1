import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { newMailbox } from '../../testing/mailbox'
import { login as loginWith } from '../../testing/sign-in'

const MINUTE = 60_000
/** Refused before it is hashed, and counted like any other. */
const WRONG = 'x'.repeat(201)

describe.each(databases)('a stranger who never gives up on $name', async ({ openSample }) => {
  const db = await openSample()
  const { infrastructure, tokenTo } = newMailbox()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const execute = executor(db, { ...infrastructure, now: () => new Date(now) })
  afterAll(() => db.destroy())

  const login = async (password: string, address: string) =>
    (await loginWith(execute, { email: 'broker@example.com', password }, newVisitor(address))).__typename
  const reset = async (address: string) => {
    const query = 'mutation { requestPasswordReset(email: "broker@example.com") { __typename } }'
    return (await execute(query, {}, newVisitor(address))).data.requestPasswordReset.__typename
  }

  test('does not lock an account by guessing, from however many addresses', async () => {
    for (let hour = 0; hour < 6; hour++) {
      for (let guess = 0; guess < 36; guess++) await login(WRONG, `203.0.113.${guess % 3}`)
      expect(await login(WRONG, '203.0.113.0')).toBe('TooManyAttempts')
      expect(await login('password123', '192.0.2.1')).toBe('LoginSuccess')
      now += 60 * MINUTE
    }
  })

  test('at the same address as the owner, stops them for a quarter of an hour', async () => {
    for (let guess = 0; guess < 20; guess++) await login(WRONG, '192.0.2.1')
    expect(await login('password123', '192.0.2.1')).toBe('TooManyAttempts')
    now += 15 * MINUTE
    expect(await login('password123', '192.0.2.1')).toBe('LoginSuccess')
  })

  test('who asks for links to set a password sends the owner links that work', async () => {
    for (let i = 0; i < 20; i++) await reset(`203.0.113.${i}`)
    const input = { token: await tokenTo('broker@example.com'), password: 'password123' }
    const query = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }'
    expect((await execute(query, { input })).data.resetPassword).toEqual({ __typename: 'PasswordReset' })
    now += 60 * MINUTE
    await reset('192.0.2.1')
    expect(await tokenTo('broker@example.com')).not.toBe(input.token)
  })
})
