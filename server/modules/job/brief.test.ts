import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { memoryFiles } from '../../infrastructure/files/files'
import { registeredAs } from '../../testing/accounts/register'
import { addAttachment } from '../../testing/attachments'
import { databases } from '../../testing/database/databases'
import { card, engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import type { ApplicantTab, ApplyToJobInput, JobKind, UserRole } from '../../testing/generated/schema'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { createContainer } from '../container'
import { createEngagementRepository } from '../engagement/engagement.repository'
import { fileKey } from '../upload/stored-file'
import {
  AnswerBriefDocument,
  BriefAnswerDocument,
  BriefDocument,
  DefaultJobsDocument,
  EditAnswerDocument,
  EditBriefDocument,
  HireForBriefDocument,
  JobsOfKindDocument,
  PostBriefDocument,
} from './brief.test.generated'

const complete = {
  kind: 'BRIEF' as const,
  title: 'Register our name',
  location: '',
  type: '',
  salary: '$900',
  description: 'We need a word mark in two registers.',
}

describe.each(databases)('briefs on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { advance } = engagementsWith(execute)
  afterAll(() => db.destroy())

  let accounts = 0
  const newAccount = async (role?: UserRole) => {
    accounts += 1
    const account = await registeredAs(execute, `brief-${accounts}@example.com`, role)
    const run = runAs(execute, account.visitor)
    return {
      ...account,
      run,
      answer: async (jobId: string, change: Partial<ApplyToJobInput> = {}) =>
        (await run(AnswerBriefDocument, { input: { jobId, note: 'Both filings.', price: 1_250, days: 10, ...change } }))
          .applyToJob,
    }
  }
  const postedBrief = async () => {
    const poster = await newAccount('CUSTOMER')
    const { job } = expectType((await poster.run(PostBriefDocument, { input: complete })).postJob, 'JobSaved')
    return { poster, job }
  }

  test('brief: a customer posts it without a company; lists have one kind or both, and positions by default', async () => {
    const { poster, job } = await postedBrief()
    expect(job).toMatchObject({ kind: 'BRIEF', type: 'Project', location: 'Remote', postedBy: null })
    expect(job.poster).toEqual({ id: poster.id })
    const kinds = async (kind: JobKind | null) =>
      (await execute(JobsOfKindDocument, { kind })).data.jobs.nodes.map((node) => node.kind)
    expect(new Set(await kinds('BRIEF'))).toEqual(new Set(['BRIEF']))
    expect(new Set(await kinds(null))).toEqual(new Set(['BRIEF', 'POSITION']))
    const { data } = await execute(DefaultJobsDocument, {})
    expect(new Set(data.jobs.nodes.map(({ kind }) => kind))).toEqual(new Set(['POSITION']))
    const position = { ...complete, kind: 'POSITION' as const, location: 'Basel' }
    expect((await poster.run(PostBriefDocument, { input: position })).postJob).toMatchObject({ field: 'kind' })
  })

  test('brief: hidden while the account that posted it is suspended', async () => {
    const { poster, job } = await postedBrief()
    const setSuspended = (suspendedAt: string | null) =>
      db.updateTable('user').set({ suspendedAt }).where('id', '=', poster.id).execute()
    await setSuspended(new Date().toISOString())
    expect((await execute(BriefDocument, { id: job.id })).data.job).toBeNull()
    await setSuspended(null)
    expect((await execute(BriefDocument, { id: job.id })).data.job).toMatchObject({ id: job.id })
  })

  test.each([
    [{ price: null }, 'price'],
    [{ price: 0.5 }, 'price'],
    [{ price: 10.001 }, 'price'],
    [{ days: null }, 'days'],
    [{ days: 366 }, 'days'],
    [{ expectedPay: '$5' }, 'expectedPay'],
    [{ note: ' ' }, 'note'],
    [{ files: ['fil-none'] }, 'files'],
  ])('answer to a brief: %j is refused', async (change, field) => {
    const { job } = await postedBrief()
    const seller = await newAccount('BROKER')
    expect(await seller.answer(job.id, change)).toMatchObject({ __typename: 'InvalidInput', field })
  })

  test('answer to a brief: by sellers alone; a position takes no price', async () => {
    const { job } = await postedBrief()
    expect(await (await newAccount('CUSTOMER')).answer(job.id)).toMatchObject({ field: 'jobId' })
    expect(await (await newAccount('VENDOR')).answer('job-3101')).toMatchObject({ field: 'price' })
  })

  test.each(['VENDOR', 'FREELANCER', 'BROKER'] as const)(
    'hiring a %s for a brief begins an engagement with the offer, which the buyer accepts and pays',
    async (role) => {
      const { poster, job } = await postedBrief()
      const seller = await newAccount(role)
      const { application } = expectType(await seller.answer(job.id), 'Applied')
      const input = { id: application.id, version: 1, transition: { hireAndClose: {} } }
      const hired = expectType(
        (await poster.run(HireForBriefDocument, { input })).advanceApplication,
        'ApplicationAdvanced',
      ).application
      expect(hired.state).toBe('HIRED')
      expect(hired.engagement).toMatchObject({
        title: complete.title,
        state: 'OFFERED',
        days: 10,
        money: { price: 1_250 },
        events: [
          { transition: 'REQUEST_QUOTE', note: complete.description },
          { transition: 'SEND_OFFER', note: 'Both filings.' },
        ],
      })
      const { id } = expectValue(hired.engagement)
      const paid = await advance(poster.visitor, id, { acceptOffer: { payment: { token: card.pays } } })
      expect(paid.state).toBe('AWAITING_REQUIREMENTS')
    },
  )

  test('editing an application: while it is open; the owner who has read the earlier offer is told the new one', async () => {
    const { poster, job } = await postedBrief()
    const seller = await newAccount('FREELANCER')
    const [kept, dropped] = [await addAttachment(db, seller.id, 'CV.pdf'), await addAttachment(db, seller.id)]
    const { application } = expectType(await seller.answer(job.id, { files: [kept, dropped] }), 'Applied')
    expect(application).toMatchObject({ editable: true, editedAt: null, files: [{ id: kept }, { id: dropped }] })
    const content = { note: 'Better.', price: 1_400, days: 1, files: [kept] }
    const edit = async (version: number) =>
      (await seller.run(EditAnswerDocument, { input: { id: application.id, version, ...content } })).editApplication
    expect(expectType(await edit(1), 'ApplicationEdited').application).toMatchObject({
      version: 2,
      note: 'Better.',
      price: 1_400,
      days: 1,
      editedAt: expect.any(String),
      files: [{ id: kept }],
    })
    expect(await edit(1)).toMatchObject({ __typename: 'ApplicationRefused', reason: 'VERSION_CONFLICT' })
    const hire = async (version: number) =>
      (await poster.run(HireForBriefDocument, { input: { id: application.id, version, transition: { hire: {} } } }))
        .advanceApplication
    expect(await hire(1)).toMatchObject({
      message: 'The offer was changed in the meantime. It is now $1,400.00, done in 1 day.',
    })
    expect((await hire(2)).__typename).toBe('ApplicationAdvanced')
    expect(await edit(3)).toMatchObject({ __typename: 'ApplicationRefused', reason: 'CONDITION_NOT_MET' })
  })

  test('a brief changed after an offer: its applicant is notified, and hiring begins an order for the earlier text', async () => {
    const { poster, job } = await postedBrief()
    const seller = await newAccount('FREELANCER')
    const leaver = await newAccount('VENDOR')
    const { application } = expectType(await seller.answer(job.id), 'Applied')
    const { id } = application
    const left = expectType(await leaver.answer(job.id), 'Applied').application
    const withdrawal = { id: left.id, version: 1, transition: { withdraw: true } }
    await leaver.run(HireForBriefDocument, { input: withdrawal })
    const editBrief = async (change: Partial<typeof complete>) =>
      expect((await poster.run(EditBriefDocument, { id: job.id, input: { ...complete, ...change } })).editJob).toEqual({
        __typename: 'JobSaved',
      })
    const notifications = async ({ id: userId }: { id: string }) =>
      db
        .selectFrom('notification')
        .select(['kind', 'title', 'text', 'path', 'aboutId'])
        .where('userId', '=', userId)
        .execute()
    const read = async (run: typeof seller.run) => expectValue((await run(BriefAnswerDocument, { id })).application)

    await editBrief({})
    await editBrief({ location: 'Basel' })
    expect(await notifications(seller)).toEqual([])
    expect(await read(seller.run)).toMatchObject({ version: 1, briefAsOffered: null })

    const larger = { title: 'Register forty names', description: 'Forty word marks, a website and a film.' }
    await editBrief(larger)
    const notification = {
      kind: 'APPLICATION',
      title: `Brief changed: ${complete.title}`,
      path: '/dashboard/applications',
      text: 'The brief was changed. Your offer still stands for the earlier text; you can edit or withdraw it.',
      aboutId: poster.id,
    }
    expect(await notifications(seller)).toEqual([notification])
    expect(await notifications(leaver)).toEqual([])
    const { title, description } = complete
    for (const { run } of [seller, poster])
      expect(await read(run)).toMatchObject({ version: 2, briefAsOffered: { title, description } })

    await editBrief({ ...larger, salary: '$50' })
    expect(await notifications(seller)).toEqual([
      notification,
      { ...notification, title: `Brief changed: ${larger.title}` },
    ])
    expect(await read(seller.run)).toMatchObject({ version: 2 })

    const hire = async (version: number) =>
      (await poster.run(HireForBriefDocument, { input: { id, version, transition: { hire: {} } } })).advanceApplication
    expect(await hire(1)).toMatchObject({
      reason: 'VERSION_CONFLICT',
      message: 'The brief was changed in the meantime. Read it again, please.',
    })
    const hired = expectType(await hire(2), 'ApplicationAdvanced').application
    expect(hired.engagement).toMatchObject({ title, events: [{ note: description }, { note: 'Both filings.' }] })
    expect(hired.briefAsOffered).toBeNull()
  })

  test('a brief changed after an offer: editing the offer takes the text of today; hidden while it is taken down', async () => {
    const { poster, job } = await postedBrief()
    const seller = await newAccount('FREELANCER')
    const { application } = expectType(await seller.answer(job.id), 'Applied')
    const { id } = application
    const larger = { title: 'Register forty names', description: 'Forty word marks, a website and a film.' }
    await poster.run(EditBriefDocument, { id: job.id, input: { ...complete, ...larger } })

    const setTakenDown = (takenDown: number) =>
      db.updateTable('job').set({ takenDown }).where('id', '=', job.id).execute()
    await setTakenDown(1)
    expect((await seller.run(BriefAnswerDocument, { id })).application?.briefAsOffered).toBeNull()
    expect((await poster.run(BriefAnswerDocument, { id })).application?.briefAsOffered?.title).toBe(complete.title)
    await setTakenDown(0)

    const edit = async (version: number) =>
      (await seller.run(EditAnswerDocument, { input: { id, version, note: 'All.', price: 9_000, days: 90 } }))
        .editApplication
    // The applicant, too, may not have read the new text.
    expect(await edit(1)).toMatchObject({ message: 'The brief was changed in the meantime. Read it again, please.' })
    expect(expectType(await edit(2), 'ApplicationEdited').application.briefAsOffered).toBeNull()
    const hire = { id, version: 3, transition: { hireAndClose: {} } }
    const hired = (await poster.run(HireForBriefDocument, { input: hire })).advanceApplication
    expect(expectType(hired, 'ApplicationAdvanced').application.engagement).toMatchObject({
      title: larger.title,
      events: [{ note: larger.description }, { note: 'All.' }],
    })
  })

  test('files of an application: for the applicant and the owner of the job alone, and free once it is removed', async () => {
    const { poster, job } = await postedBrief()
    const seller = await newAccount('BROKER')
    const file = await addAttachment(db, seller.id, 'CV.pdf')
    const { application } = expectType(await seller.answer(job.id, { files: [file] }), 'Applied')
    const fileStore = memoryFiles()
    await fileStore.put(fileKey(file), Buffer.from('%PDF-1.7'))
    const services = createContainer(db, testInfrastructure({ fileStore }), nobody)
    const opens = async (email: string) => {
      const user = await db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
      return (await services.attachmentCommands.open(user, file)) !== undefined
    }
    const emailOf = async (id: string) =>
      (await db.selectFrom('user').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
    expect(await opens(await emailOf(seller.id))).toBe(true)
    expect(await opens(await emailOf(poster.id))).toBe(true)
    expect(await opens('admin@example.com')).toBe(false)
    expect(await opens('vendor@example.com')).toBe(false)
    const read = expectValue((await poster.run(BriefDocument, { id: job.id })).job)
    expect(read.applications?.nodes).toEqual([{ id: application.id, files: [{ id: file }] }])
    await services.applicationService.removeAllOf(seller.id)
    await services.uploads.removeAllOf(seller.id)
    expect(await fileStore.get(fileKey(file))).toBeUndefined()
  })

  test('a hired seller who deletes the account leaves the title that the buyer gave the brief', async () => {
    const { poster, job } = await postedBrief()
    const seller = await newAccount('BROKER')
    const { id } = expectType(await seller.answer(job.id), 'Applied').application
    await poster.run(HireForBriefDocument, { input: { id, version: 1, transition: { hire: {} } } })
    await createEngagementRepository(db).anonymise(seller.id)
    expect((await poster.run(BriefAnswerDocument, { id })).application?.engagement?.title).toBe(complete.title)
  })

  test('applicants by tab: each application is in one, and counted there', async () => {
    const { poster, job } = await postedBrief()
    const states = ['SUBMITTED', 'SHORTLISTED', 'HIRED', 'DECLINED', 'NOT_CHOSEN', 'WITHDRAWN'] as const
    for (const state of states) {
      const { application } = expectType(await (await newAccount('BROKER')).answer(job.id), 'Applied')
      await db.updateTable('application').set({ state }).where('id', '=', application.id).execute()
    }
    const read = async (tab: ApplicantTab) => expectValue((await poster.run(BriefDocument, { id: job.id, tab })).job)
    expect((await read('NEW')).applicantCounts).toEqual({ new: 1, shortlisted: 1, hired: 1, notChosen: 3 })
    const sizes = []
    for (const tab of ['NEW', 'SHORTLISTED', 'HIRED', 'NOT_CHOSEN'] as const)
      sizes.push((await read(tab)).applications?.nodes.length)
    expect(sizes).toEqual([1, 1, 1, 3])
  })
})
