import { afterAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/dates'
import { hashToken } from '../../lib/secure-random'
import { login, viewerOf } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'

describe.each(databases)('session lifetime on $name', async ({ openSample }) => {
  const db = await openSample()
  afterAll(() => db.destroy())

  /** Starts a session. `isAliveAt` takes the milliseconds since then. */
  const begin = async (remember: boolean) => {
    const start = Date.parse('2026-11-21T12:00:00.000Z')
    let now = start
    const execute = executor(db, { now: () => new Date(now) })
    const visitor = newVisitor()
    await login(execute, { email: 'customer@example.com', password: 'password123', remember }, visitor)
    return {
      visitor,
      isAliveAt: async (elapsed: number) => {
        now = start + elapsed
        return (await viewerOf(execute, visitor)) !== null
      },
      loginAgain: () => login(execute, { email: 'broker@example.com', password: 'password123' }),
    }
  }

  test('a session that is not remembered ends after two hours without a request', async () => {
    const { isAliveAt } = await begin(false)
    expect(await isAliveAt(2 * HOUR_MS - 1)).toBe(true)
    const { isAliveAt: isOtherAliveAt } = await begin(false)
    expect(await isOtherAliveAt(2 * HOUR_MS)).toBe(false)
  })

  test('each request extends a session that is not remembered by two hours, up to twelve in total', async () => {
    const { isAliveAt } = await begin(false)
    for (let hours = 1.9; hours < 12; hours += 1.9) expect(await isAliveAt(hours * HOUR_MS)).toBe(true)
    expect(await isAliveAt(12 * HOUR_MS - 1)).toBe(true)
    expect(await isAliveAt(12 * HOUR_MS)).toBe(false)
  })

  test('an expired session stays ended', async () => {
    const { isAliveAt } = await begin(false)
    expect(await isAliveAt(3 * HOUR_MS)).toBe(false)
    expect(await isAliveAt(3 * HOUR_MS + MINUTE_MS)).toBe(false)
  })

  test('a remembered session lasts thirty days, used or not', async () => {
    const { isAliveAt } = await begin(true)
    expect(await isAliveAt(30 * DAY_MS - 1)).toBe(true)
    expect(await isAliveAt(30 * DAY_MS)).toBe(false)
  })

  test('the last use is written once a minute, not at every request', async () => {
    const { visitor, isAliveAt } = await begin(false)
    const lastUse = async () =>
      (
        await db
          .selectFrom('session')
          .select('lastUsedAt')
          .where('tokenHash', '=', hashToken(visitor.token ?? ''))
          .executeTakeFirst()
      )?.lastUsedAt
    await isAliveAt(MINUTE_MS - 1)
    expect(await lastUse()).toBe('2026-11-21T12:00:00.000Z')
    await isAliveAt(MINUTE_MS)
    expect(await lastUse()).toBe('2026-11-21T12:01:00.000Z')
  })

  test('a login deletes expired sessions', async () => {
    const { isAliveAt, loginAgain } = await begin(false)
    await isAliveAt(13 * HOUR_MS)
    await loginAgain()
    const rows = await db.selectFrom('session').select('expiresAt').execute()
    expect(rows.filter(({ expiresAt }) => expiresAt < '2026-11-22T01:00:00.000Z')).toEqual([])
  })

  test('a failing write of the last use does not fail the request', async () => {
    const { visitor } = await begin(false)
    const updates: string[] = []
    const readOnly = db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind !== 'UpdateQueryNode') return node
        updates.push(node.kind)
        throw new Error('The disk is full')
      },
      transformResult: async ({ result }) => result,
    })
    const execute = executor(readOnly, { now: () => new Date('2026-11-21T13:00:00.000Z') })
    expect(await viewerOf(execute, visitor)).toMatchObject({ role: 'CUSTOMER' })
    expect(updates).toHaveLength(1)
  })
})
