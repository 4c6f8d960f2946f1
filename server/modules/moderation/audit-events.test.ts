import { describe, expect, test } from 'vitest'
import { SuspendUserDocument } from '../../testing/accounts/moderation.generated'
import { newAdmin } from '../../testing/accounts/new-admin'
import { signedInAs } from '../../testing/accounts/sign-in'
import { allNodes } from '../../testing/all-nodes'
import { databases } from '../../testing/database/databases'
import { watchStatements } from '../../testing/database/watch-statements'
import { executor } from '../../testing/execute'
import { expectValue } from '../../testing/result'
import { AuditEventsDocument, AuditedNamesDocument } from './moderation.test.generated'

describe.each(databases)('audit events on $name', ({ openSample }) => {
  test('audit events: newest first, page by page', async () => {
    let moment = Date.parse('2026-11-21T12:00:00.000Z')
    const { db, statements } = watchStatements(await openSample())
    // Work after a response would run statements among those that are counted.
    const execute = executor(db, { now: () => new Date(moment), afterResponse: () => {} })
    const visitor = await signedInAs(execute, 'ADMIN')
    const admins = [await newAdmin(execute, 'ann@example.com'), await newAdmin(execute, 'bob@example.com')]
    const subjects = ['usr-tomas-vidal', 'usr-priya-raman', 'usr-marta-keller', 'usr-jun-watanabe']
    for (const [i, userId] of subjects.entries()) {
      moment += 1_000
      const input = { userId, reason: `No ${i}` }
      await execute(SuspendUserDocument, { input }, expectValue(admins[i % 2]).visitor)
    }
    const countFor = async (first: number) => {
      statements.length = 0
      await execute(AuditedNamesDocument, { first }, visitor)
      return statements.length
    }
    expect(await countFor(4)).toBe(await countFor(2))
    const events = await allNodes(
      async (after) => (await execute(AuditEventsDocument, { first: 3, after }, visitor)).data.auditEvents,
    )
    const decisions = events.filter(({ action }) => action !== 'ADMIN_READ')
    expect(decisions.map(({ note }) => note)).toEqual(['No 3', 'No 2', 'No 1', 'No 0'])
    await db.destroy()
  })
})
