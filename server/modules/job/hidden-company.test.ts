import { afterAll, describe, expect, test } from 'vitest'
import { ChangeUserRoleDocument } from '../../testing/accounts/moderation.generated'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { UserRole } from '../../testing/generated/schema'
import { expectType } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { BriefDocument, JobsOfKindDocument, PostBriefDocument } from './brief.test.generated'

const input = {
  kind: 'BRIEF' as const,
  title: 'Register our name',
  location: '',
  salary: '$900',
  description: 'We need a word mark in two registers.',
}

describe.each(databases)('briefs of accounts with a hidden company on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const newVendor = async (email: string) => {
    const { id: userId, visitor } = await registeredAs(execute, email, 'VENDOR')
    const run = runAs(execute, visitor)
    return {
      userId,
      run,
      post: async () => expectType((await run(PostBriefDocument, { input })).postJob, 'JobSaved').job.id,
    }
  }
  const changeRole = async (userId: string, role: UserRole) => {
    const run = runAs(execute, await signedInAs(execute, 'ADMIN'))
    const { changeUserRole } = await run(ChangeUserRoleDocument, { input: { userId, reason: 'As asked.', role } })
    expectType(changeUserRole, 'UserRoleChanged')
  }
  const isListed = async (id: string) =>
    (await execute(JobsOfKindDocument, { kind: 'BRIEF' })).data.jobs.nodes.some((job) => job.id === id)

  test('an account that no longer sells: all its briefs are public, signed by the account for everybody', async () => {
    const { userId, run, post } = await newVendor('former-vendor@example.com')
    const before = await post()
    expect((await execute(BriefDocument, { id: before })).data.job).toMatchObject({ company: 'Byron Ltd' })
    await changeRole(userId, 'CUSTOMER')
    for (const id of [before, await post()]) {
      expect(await isListed(id)).toBe(true)
      for (const read of [await execute(BriefDocument, { id }), { data: await run(BriefDocument, { id }) }])
        expect(read.data.job).toMatchObject({ id, company: 'Ada Byron', postedBy: null, poster: { id: userId } })
    }
  })

  test('a company that was taken down: its owner’s briefs stay public, signed by the account', async () => {
    const { userId, post } = await newVendor('taken-down-company@example.com')
    const id = await post()
    await db.updateTable('company').set({ takenDown: 1, visible: 0 }).where('ownerId', '=', userId).execute()
    expect(await isListed(id)).toBe(true)
    expect((await execute(BriefDocument, { id })).data.job).toMatchObject({ company: 'Ada Byron', postedBy: null })
  })
})
