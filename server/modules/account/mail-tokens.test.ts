import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
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

  const consumeConcurrently = (token: string) =>
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

  test('of several concurrent requests one consumes a token', async () => {
    // Opens four connections, so that no request has to wait for one.
    await consumeConcurrently('')
    const token = await tokens.issue('change-email', userId, 'new@example.com')
    const consumed = (await consumeConcurrently(token)).filter((row) => row !== undefined)
    expect(consumed).toMatchObject([{ userId, email: 'new@example.com' }])
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
