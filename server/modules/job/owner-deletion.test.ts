import { afterAll, describe, expect, test } from 'vitest'
import { DeleteAccountDocument } from '../../testing/accounts/moderation.generated'
import { registeredAs } from '../../testing/accounts/register'
import { conversationsAs } from '../../testing/conversations'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { expectType } from '../../testing/result'
import {
  AdvanceApplicationDocument,
  ApplyToJobDocument,
  CloseJobDocument,
  PostJobDocument,
} from '../application/application.test.generated'

describe.each(databases)('jobs of a deleted account on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const newAccount = async (name: string, role?: 'BROKER') => {
    const account = await registeredAs(execute, `${name}@jobs.example`, role)
    const { run, viewer } = conversationsAs(execute, account.visitor)
    const apply = async (jobId: string) => {
      const { applyToJob } = await run(ApplyToJobDocument, { input: { jobId, note: 'I like records.' } })
      return expectType(applyToJob, 'Applied').application
    }
    return { run, apply, notifications: async () => (await viewer()).notifications.nodes }
  }

  test('applicants who wait for an answer are told that the job was removed, and no others', async () => {
    const owner = await newAccount('owner', 'BROKER')
    const post = async (title: string) => {
      const input = { title, location: 'Basel', salary: '$48,000', description: 'Keeps the records of a company.' }
      return expectType((await owner.run(PostJobDocument, { input })).postJob, 'JobSaved').job
    }
    const open = await post('Records Clerk')
    const closed = await post('Archivist')
    const [waiting, withdrawn, told] = [await newAccount('waiting'), await newAccount('left'), await newAccount('told')]
    await waiting.apply(open.id)
    const { id, version } = await withdrawn.apply(open.id)
    await withdrawn.run(AdvanceApplicationDocument, { input: { id, version, transition: { withdraw: true } } })
    await told.apply(closed.id)
    await owner.run(CloseJobDocument, { id: closed.id })
    const { deleteAccount } = await owner.run(DeleteAccountDocument, { input: { password: 'secret1' } })
    expect(deleteAccount.__typename).toBe('AccountDeleted')
    expect(await waiting.notifications()).toMatchObject([{ title: 'Job removed: Records Clerk', path: '/jobs' }])
    expect(await withdrawn.notifications()).toEqual([])
    // The notification that the job was closed was about the deleted account.
    expect(await told.notifications()).toMatchObject([{ title: 'Job removed: Archivist' }])
  })
})
