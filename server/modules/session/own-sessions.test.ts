import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { MINUTE_MS } from '../../lib/dates'
import { registeredAs } from '../../testing/accounts/register'
import { login, viewerOf } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'
import { EndOtherSessionsDocument, EndSessionDocument, SessionsDocument } from './own-sessions.test.generated'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

describe.each(databases)('own sessions on $name', async ({ openSample }) => {
  const db = await openSample()
  const start = Date.parse('2026-11-21T12:00:00.000Z')
  let now = start
  const execute = executor(db, { now: () => new Date(now) })
  afterAll(() => db.destroy())

  const signIn = async (email: string, userAgent?: string) => {
    const visitor = newVisitor()
    visitor.userAgent = userAgent
    await login(execute, { email, password: 'secret1' }, visitor)
    return visitor
  }
  const list = async (visitor: Visitor) => (await execute(SessionsDocument, {}, visitor)).data.sessions
  const end = async (id = '', visitor: Visitor) => (await execute(EndSessionDocument, { id }, visitor)).data.endSession

  const notFound = { __typename: 'SessionNotFound', message: 'This session has ended already.' }

  const endOthers = async (visitor: Visitor) =>
    (await execute(EndOtherSessionsDocument, {}, visitor)).data.endOtherSessions

  test('every session is listed with its device and last use, last used first', async () => {
    now = start
    const { visitor, email } = await registeredAs(execute, 'listed@example.com')
    now += 5 * MINUTE_MS
    const other = await signIn(email, firefox)
    now += 4.5 * MINUTE_MS
    await viewerOf(execute, other)
    now += 0.5 * MINUTE_MS
    await viewerOf(execute, visitor)
    expect(await list(other)).toEqual([
      {
        id: expect.stringMatching(/^ses-/),
        device: 'Unknown device',
        createdAt: '2026-11-21T12:00:00.000Z',
        lastUsedAt: '2026-11-21T12:10:00.000Z',
        current: false,
      },
      {
        id: expect.stringMatching(/^ses-/),
        device: 'Firefox on Linux',
        createdAt: '2026-11-21T12:05:00.000Z',
        lastUsedAt: '2026-11-21T12:09:30.000Z',
        current: true,
      },
    ])
  })

  test('any session can be ended, including the current one', async () => {
    const { visitor, email } = await registeredAs(execute, 'ending@example.com')
    const other = await signIn(email)
    const [theirs] = (await list(visitor)).filter(({ current }) => !current)
    expect((await end(theirs?.id, visitor)).__typename).toBe('SessionEnded')
    expect(await viewerOf(execute, other)).toBeNull()
    expect(await end(theirs?.id, visitor)).toEqual(notFound)
    const [own] = await list(visitor)
    expect((await end(own?.id, visitor)).__typename).toBe('SessionEnded')
    expect(visitor.token).toBeUndefined()
  })

  test('a session of another account can’t be ended', async () => {
    const { visitor } = await registeredAs(execute, 'mine@example.com')
    const stranger = await registeredAs(execute, 'stranger@example.com')
    const [theirs] = await list(stranger.visitor)
    expect(await end(theirs?.id, visitor)).toEqual(notFound)
    expect(await viewerOf(execute, stranger.visitor)).toMatchObject({ email: stranger.email })
  })

  test('ending all other sessions spares the current one and other accounts', async () => {
    const { visitor, email } = await registeredAs(execute, 'alone@example.com')
    const others = [await signIn(email), await signIn(email)]
    const stranger = await registeredAs(execute, 'not-alone@example.com')
    expect(await endOthers(visitor)).toEqual({ __typename: 'OtherSessionsEnded', endedSessionCount: 2 })
    for (const other of others) expect(await viewerOf(execute, other)).toBeNull()
    expect(await viewerOf(execute, visitor)).toMatchObject({ email })
    expect(await viewerOf(execute, stranger.visitor)).toMatchObject({ email: stranger.email })
  })

  test('an account has at most fifty sessions: one more ends the one that was not used for the longest time', async () => {
    now = start
    const { email } = await registeredAs(execute, 'many@example.com')
    const visitors = []
    for (let i = 0; i < 49; i++) {
      now += MINUTE_MS
      visitors.push(await signIn(email))
    }
    const [first, second] = visitors
    now += MINUTE_MS
    await viewerOf(execute, first ?? newVisitor())
    const last = await signIn(email)
    expect(await list(last)).toHaveLength(50)
    await signIn(email)
    expect(await list(last)).toHaveLength(50)
    expect(await viewerOf(execute, first ?? newVisitor())).toMatchObject({ email })
    expect(await viewerOf(execute, second ?? newVisitor())).toBeNull()
  })

  test('expired sessions are neither listed nor counted', async () => {
    now = start
    const { email } = await registeredAs(execute, 'idle@example.com')
    now += 121 * MINUTE_MS
    const visitor = await signIn(email)
    expect(await list(visitor)).toHaveLength(1)
    expect((await endOthers(visitor)).endedSessionCount).toBe(0)
  })
})
