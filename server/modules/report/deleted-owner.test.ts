import { afterAll, describe, expect, test } from 'vitest'
import type { ReportCaseRow } from '../../database/tables/tables'
import { DeleteAccountDocument } from '../../testing/accounts/moderation.generated'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { newMailbox } from '../../testing/mailbox'
import { expectType } from '../../testing/result'
import { AdvanceReportDocument } from './report.test.generated'

const at = '2026-11-21T12:00:00.000Z'

describe.each(databases)('reports of a deleted account on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const execute = executor(db, testInfrastructure(mailbox.infrastructure))
  afterAll(() => db.destroy())

  /** Deletes an account that owns a report case, and returns the case afterwards. */
  const leave = async (reported: Pick<ReportCaseRow, 'kind' | 'state' | 'subjectId'>) => {
    const { kind, state } = reported
    const { visitor, id: ownerId } = await registeredAs(execute, `${kind}.${state}@example.com`.toLowerCase())
    const id = `rpc-${ownerId}`
    const texts = { title: 'Ada’s', content: 'By Ada.', path: '/company/com-ada', decision: 'No.', appeal: 'Yes.' }
    await db
      .insertInto('reportCase')
      .values({ ...reported, ...texts, id, ownerId, version: 3, reportCount: 1, reportedAt: at, updatedAt: at })
      .execute()
    const { deleteAccount } = (await execute(DeleteAccountDocument, { input: { password: 'secret1' } }, visitor)).data
    expect(deleteAccount.__typename).toBe('AccountDeleted')
    return db.selectFrom('reportCase').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }
  const blank = { title: 'Content of a former member', content: '', path: null, decision: '', appeal: '' }

  test('report: a report of content that goes with its account ends, and an appeal too', async () => {
    expect(await leave({ kind: 'COMPANY', state: 'REPORTED', subjectId: 'com-ada' })).toMatchObject({
      ...blank,
      state: 'DISMISSED',
      version: 4,
    })
    expect(await leave({ kind: 'MESSAGE', state: 'APPEALED', subjectId: 'msg-ada' })).toMatchObject({
      ...blank,
      state: 'UPHELD',
      version: 4,
    })
  })

  test('report: a message of a deleted account is still taken down, and nobody is told', async () => {
    const { id: subjectId } = await db.selectFrom('message').select('id').executeTakeFirstOrThrow()
    const waiting = await leave({ kind: 'MESSAGE', state: 'REPORTED', subjectId })
    expect(waiting).toMatchObject({ title: blank.title, content: 'By Ada.', state: 'REPORTED', version: 3 })
    const { id, version, ownerId } = waiting
    const input = { id, version, transition: 'TAKE_DOWN' as const, text: 'A reason.' }
    const { data } = await execute(AdvanceReportDocument, { input }, await signedInAs(execute, 'ADMIN'))
    expectType(data.advanceReportCase, 'ReportCaseAdvanced')
    const decided = db.selectFrom('reportCase').select(['content', 'path']).where('id', '=', id)
    expect(await decided.executeTakeFirst()).toEqual({ content: '', path: null })
    const message = db.selectFrom('message').select('takenDown').where('id', '=', subjectId)
    expect(await message.executeTakeFirst()).toEqual({ takenDown: 1 })
    expect(await db.selectFrom('notification').select('id').where('userId', '=', ownerId).execute()).toEqual([])
    expect(await db.selectFrom('outboxMail').select('id').where('userId', '=', ownerId).execute()).toEqual([])
  })
})
