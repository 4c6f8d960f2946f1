import { afterAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { runAs } from '../../testing/run-as'
import { IdsOfOwnJobsDocument } from './job.test.generated'

describe.each(databases)('ids of own jobs on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  test('are those of more than one page, open and closed, latest first, and of nobody else', async () => {
    const { ownerId, ...job } = await db
      .selectFrom('job')
      .selectAll()
      .where('ownerId', '=', 'usr-priya-raman')
      .executeTakeFirstOrThrow()
    const added = Array.from({ length: 120 }, (_, i) => `job-many-${String(i).padStart(3, '0')}`)
    const postedAt = (i: number) => new Date(Date.parse('2027-01-01T00:00:00.000Z') + i * 60_000).toISOString()
    await db
      .insertInto('job')
      .values(
        added.map((id, i) => ({ ...job, id, ownerId, postedAt: postedAt(i), closedAt: i % 2 ? postedAt(i) : null })),
      )
      .execute()
    const idsOf = async (role: 'BROKER' | 'VENDOR') =>
      (await runAs(execute, await signedInAs(execute, role))(IdsOfOwnJobsDocument, {})).ownJobIds
    expect((await idsOf('BROKER')).slice(0, 120)).toEqual(added.toReversed())
    expect((await idsOf('VENDOR')).filter((id) => added.includes(id))).toEqual([])
  })
})
