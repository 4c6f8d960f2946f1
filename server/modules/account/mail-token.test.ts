import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { createMailTokenRepository } from './mail-token.repository'
import { createMailTokens } from './mail-tokens'

const now = () => new Date('2026-11-21T12:00:00.000Z')

describe.each(databases)('mail tokens on $name', async ({ openSample }) => {
  const db = await openSample()
  const tokens = createMailTokens({
    mailTokenRepository: createMailTokenRepository(db),
    now,
  })
  const userId = 'usr-priya-raman'
  afterAll(() => db.destroy())

  const takeConcurrently = (token: string) =>
    Promise.all(
      Array.from({ length: 4 }, () =>
        db.transaction().execute((transaction) =>
          createMailTokens({
            mailTokenRepository: createMailTokenRepository(transaction),
            now,
          }).consume('change-email', token),
        ),
      ),
    )

  test('a token is taken once, by any number of concurrent requests', async () => {
    // So that each has a connection and none waits for one.
    await takeConcurrently('')
    const token = await tokens.issue('change-email', userId, 'new@example.com')
    const taken = (await takeConcurrently(token)).filter((row) => row !== undefined)
    expect(taken).toMatchObject([{ userId, email: 'new@example.com' }])
  })

  test('a user has one token per purpose, even when two are issued concurrently', async () => {
    await Promise.all([tokens.issue('reset-password', userId), tokens.issue('reset-password', userId)])
    await tokens.issue('change-email', userId, 'other@example.com')
    const rows = await db
      .selectFrom('mailToken')
      .select('purpose')
      .where('userId', '=', userId)
      .orderBy('purpose')
      .execute()
    expect(rows).toEqual([{ purpose: 'change-email' }, { purpose: 'reset-password' }])
  })
})
