import { afterAll, describe, expect, test } from 'vitest'
import {
  ChangeUserRoleDocument,
  ReinstateUserDocument,
  SuspendUserDocument,
} from '../../testing/accounts/moderation.generated'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { codeOf } from '../../testing/result'
import { UserSecurityEventsDocument } from './moderation.test.generated'

describe.each(databases)('rights in the security log on $name', async ({ openSample }) => {
  const db = await openSample()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const execute = executor(db, { now: () => new Date(now++) })
  afterAll(() => db.destroy())

  test('suspension, reinstatement and role are recorded without the admin’s device, for admins to read', async () => {
    const admin = await signedInAs(execute, 'ADMIN')
    const { id } = await registeredAs(execute, 'judged@example.com')
    const input = { userId: id, reason: 'Checks.' }
    await execute(SuspendUserDocument, { input }, admin)
    await execute(ReinstateUserDocument, { input }, admin)
    await execute(ChangeUserRoleDocument, { input: { ...input, role: 'BROKER' } }, admin)
    const origin = { device: '', network: '' }
    expect((await execute(UserSecurityEventsDocument, { userId: id }, admin)).data.userSecurityEvents).toEqual([
      { kind: 'ROLE_CHANGED', details: 'BROKER', ...origin },
      { kind: 'REINSTATED', details: '', ...origin },
      { kind: 'SUSPENDED', details: '', ...origin },
      {
        kind: 'SIGNED_IN',
        details: '',
        device: 'Unknown device',
        network: expect.stringMatching(/^198\.18\.\d+\.0\/24$/),
      },
    ])
  })

  test('only admins read the events of another account', async () => {
    const { id, visitor } = await registeredAs(execute, 'curious@example.com')
    expect(codeOf(await execute(UserSecurityEventsDocument, { userId: id }, visitor))).toBe('FORBIDDEN')
  })
})
