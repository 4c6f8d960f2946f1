import { afterAll, describe, expect, test } from 'vitest'
import { registeredAs } from '../../testing/accounts/register'
import { addAttachment } from '../../testing/attachments'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { expectType } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { AnswerBriefDocument, EditAnswerDocument, EditBriefDocument, PostBriefDocument } from './brief.test.generated'

const brief = {
  kind: 'BRIEF' as const,
  title: 'Register our name',
  location: '',
  salary: '$900',
  description: 'We need a word mark in two registers.',
}

describe.each(databases)('saves that change nothing on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const attempts = () => db.selectFrom('rateLimitAttempt').selectAll().execute()
  const posted = async (name: string) => {
    const owner = await registeredAs(execute, `${name}-owner@example.com`)
    const run = runAs(execute, owner.visitor)
    const { job } = expectType((await run(PostBriefDocument, { input: brief })).postJob, 'JobSaved')
    return { ownerId: owner.id, run, job }
  }
  const offered = async (name: string) => {
    const { ownerId, run, job } = await posted(name)
    const seller = await registeredAs(execute, `${name}-seller@example.com`, 'FREELANCER')
    const content = { note: 'Both.', price: 100, days: 5, files: [await addAttachment(db, seller.id)] }
    const runSeller = runAs(execute, seller.visitor)
    const { applyToJob } = await runSeller(AnswerBriefDocument, { input: { jobId: job.id, ...content } })
    const { id } = expectType(applyToJob, 'Applied').application
    const edit = async (version: number, change: Partial<typeof content> = {}) => {
      const input = { id, version, ...content, ...change }
      return expectType((await runSeller(EditAnswerDocument, { input })).editApplication, 'ApplicationEdited')
        .application
    }
    const notices = () =>
      db
        .selectFrom('notification')
        .selectAll()
        .where('userId', '=', ownerId)
        .where('title', '=', 'Offer changed')
        .execute()
    return { run, job, edit, notices }
  }

  test('an application keeps its version, notifies nobody and counts no attempt', async () => {
    const { edit, notices } = await offered('unchanged')
    const before = await attempts()
    expect(await edit(1, { note: ' Both. ' })).toMatchObject({ version: 1, editedAt: null })
    expect([await notices(), await attempts()]).toEqual([[], before])
    expect(await edit(1, { files: [] })).toMatchObject({ version: 2, files: [] })
    expect(await notices()).toHaveLength(1)
  })

  test('an offer for a brief that was changed since then is made for the text of today', async () => {
    const { run, job, edit, notices } = await offered('other-text')
    await run(EditBriefDocument, { id: job.id, input: { ...brief, title: 'Register two names' } })
    expect(await edit(2)).toMatchObject({ version: 3, briefAsOffered: null })
    expect(await notices()).toHaveLength(1)
  })

  test('a job counts no attempt', async () => {
    const { run, job } = await posted('same-job')
    const before = await attempts()
    const { editJob } = await run(EditBriefDocument, { id: job.id, input: brief })
    expect([editJob.__typename, await attempts()]).toEqual(['JobSaved', before])
  })
})
