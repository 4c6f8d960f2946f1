import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { registeredAs } from '../../testing/accounts/register'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { ApplicationTransitionInput, ApplyToJobInput, JobKind, UserRole } from '../../testing/generated/schema'
import { testInfrastructure } from '../../testing/infrastructure'
import { newMailbox } from '../../testing/mailbox'
import { expectType, expectValue } from '../../testing/result'
import { createContainer } from '../container'
import { createApplicationCommands } from './application.commands'
import {
  AdvanceApplicationDocument,
  ApplicationDocument,
  ApplyToJobDocument,
  CloseJobDocument,
  PostJobDocument,
} from './application.test.generated'
import {
  AppliedJobDocument,
  EditTakenDownDocument,
  TransitionExplanationsDocument,
} from './hiring-limits.test.generated'

const description = 'Keeps the records of two hundred companies.'
const content = { title: 'Records Clerk', location: 'Basel', salary: '$48,000', description }

describe.each(databases)('who may be hired for what on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const execute = executor(db, mailbox.infrastructure)
  afterAll(() => db.destroy())

  let count = 0
  const newAccount = (role: UserRole) => {
    count += 1
    return registeredAs(execute, `hiring-${count}@example.com`, role)
  }
  const apply = async (visitor: Visitor, jobId: string, more: Partial<ApplyToJobInput> = {}) =>
    (await execute(ApplyToJobDocument, { input: { jobId, note: 'I like records.', ...more } }, visitor)).data.applyToJob
  const applied = async (kind: JobKind, more: Partial<ApplyToJobInput> = {}) => {
    const owner = await newAccount('BROKER')
    const applicant = await newAccount('FREELANCER')
    const posted = await execute(PostJobDocument, { input: { ...content, kind } }, owner.visitor)
    const { job } = expectType(posted.data.postJob, 'JobSaved')
    const { application } = expectType(await apply(applicant.visitor, job.id, more), 'Applied')
    return { owner: owner.visitor, applicant, id: application.id, jobId: job.id }
  }
  const advance = async (visitor: Visitor, id: string, version: number, transition: ApplicationTransitionInput) =>
    (await execute(AdvanceApplicationDocument, { input: { id, version, transition } }, visitor)).data.advanceApplication
  const offered = async (visitor: Visitor, id: string) =>
    expectValue((await execute(ApplicationDocument, { id }, visitor)).data.application).availableTransitions.map(
      ({ name }) => name,
    )

  /** Hires an applicant. `interfere` runs between the first check and the transaction. */
  const hireAfter = async (owner: Visitor, id: string, interfere: () => Promise<unknown>) => {
    const container = createContainer(db, testInfrastructure(), owner)
    const { applicationRepository, applications, jobs, throttle, siteOrigin, now, inTransaction } = container
    const commands = createApplicationCommands({
      ...{ applicationRepository, applications, jobs, throttle, siteOrigin, now },
      inTransaction: async (work) => {
        await interfere()
        return inTransaction(work)
      },
    })
    const viewer = expectValue(await container.sessionService.resume(owner.token ?? ''))
    const result = await commands.advance(viewer, { id, version: 1, transition: { hire: {} } })
    return { result, application: await applicationRepository.find(id) }
  }
  const block = async (jobId: string, applicantId: string, by: 'APPLICANT' | 'OWNER') => {
    const { ownerId } = await db.selectFrom('job').select('ownerId').where('id', '=', jobId).executeTakeFirstOrThrow()
    const [blockerId, blockedId] = by === 'OWNER' ? [ownerId, applicantId] : [applicantId, ownerId]
    await db.insertInto('accountBlock').values({ blockerId, blockedId, at: '2026-11-20T12:00:00.000Z' }).execute()
  }

  const explanations = async (visitor: Visitor, id: string): Promise<Record<string, string>> => {
    const { application } = (await execute(TransitionExplanationsDocument, { id }, visitor)).data
    const transitions = expectValue(application).availableTransitions
    return Object.fromEntries(transitions.map(({ name, explanation }) => [name, explanation]))
  }

  test('a job that is taken down: applicants keep its title, nobody is hired, and all can end it as before', async () => {
    const { owner, applicant, id, jobId } = await applied('POSITION')
    const setTakenDown = (takenDown: number) =>
      db.updateTable('job').set({ takenDown }).where('id', '=', jobId).execute()
    const seenBy = async (visitor: Visitor) => (await execute(AppliedJobDocument, { id }, visitor)).data.application
    await setTakenDown(1)
    const { title } = content
    expect(await seenBy(applicant.visitor)).toEqual({
      editable: false,
      job: { title, description: '', takenDown: true },
    })
    expect(await seenBy(owner)).toMatchObject({ job: { description } })
    expect(await offered(owner, id)).toEqual(['DECLINE'])
    for (const transition of [{ shortlist: {} }, { hire: {} }, { hireAndClose: {} }])
      expect(await advance(owner, id, 1, transition)).toMatchObject({
        reason: 'CONDITION_NOT_MET',
        message: 'Marque has taken this job down, so nobody can be hired for it.',
      })
    const edit = await execute(EditTakenDownDocument, { input: { id, version: 1, note: 'More.' } }, applicant.visitor)
    expect(edit.data.editApplication).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    const other = await newAccount('FREELANCER')
    expect((await apply(other.visitor, jobId)).__typename).toBe('JobNotFound')
    await setTakenDown(0)
    expect(await seenBy(applicant.visitor)).toMatchObject({ editable: true, job: { description } })
    expectType(await advance(owner, id, 1, { shortlist: {} }), 'ApplicationAdvanced')
    await setTakenDown(1)
    expectType(await advance(applicant.visitor, id, 2, { withdraw: true }), 'ApplicationAdvanced')
  })

  test('a job that is closed: nobody reads that it stays open, or that an edit or closing it may be possible yet', async () => {
    const { owner, applicant, id, jobId } = await applied('POSITION')
    const hireText = async () => (await explanations(owner, id)).HIRE
    expect(await hireText()).toBe('Hires the applicant, who is notified. The job stays open.')
    expectType((await execute(CloseJobDocument, { id: jobId }, owner)).data.closeJob, 'JobSaved')
    expect(await hireText()).toBe('Hires the applicant, who is notified.')
    const closed = { reason: 'CONDITION_NOT_MET', message: 'This job is closed.' }
    expect(await advance(owner, id, 1, { hireAndClose: {} })).toMatchObject(closed)
    const edit = await execute(EditTakenDownDocument, { input: { id, version: 1, note: 'More.' } }, applicant.visitor)
    expect(edit.data.editApplication).toMatchObject(closed)
    await db.updateTable('user').set({ suspendedAt: '2026-11-21' }).where('id', '=', applicant.id).execute()
    const hire = await advance(owner, id, 1, { hire: {} })
    expect(hire).toMatchObject({ message: 'This is not possible yet, or no longer possible.' })
  })

  test('an offer for a brief: buttons and notifications call it an offer, and owners read who withdrew it', async () => {
    const { owner, applicant, id } = await applied('BRIEF', { price: 1_250, days: 10 })
    expect(await explanations(owner, id)).toMatchObject({
      SHORTLIST: 'Keeps the offer for your decision. The seller is notified.',
      DECLINE: 'Declines the offer. The seller is notified. This cannot be undone.',
    })
    const { WITHDRAW } = await explanations(applicant.visitor, id)
    expect(WITHDRAW).toMatch(/^Withdraws the offer\. The buyer is notified/)
    expectType(await advance(owner, id, 1, { shortlist: {} }), 'ApplicationAdvanced')
    expectType(await advance(applicant.visitor, id, 2, { withdraw: true }), 'ApplicationAdvanced')
    const columns = db.selectFrom('notification').select(['title', 'text']).where('kind', '=', 'APPLICATION')
    const shortlisted = columns.where('userId', '=', applicant.id)
    expect(await shortlisted.execute()).toEqual([{ title: 'Offer shortlisted', text: 'Records Clerk' }])
    expect(await columns.where('aboutId', '=', applicant.id).execute()).toContainEqual({
      title: 'Offer withdrawn',
      text: 'Ada Byron has withdrawn the offer for Records Clerk.',
    })
  })

  test('a job that is filled: the mail to the other applicants names the company, as the job does', async () => {
    const { owner, id, jobId } = await applied('POSITION')
    const other = await newAccount('FREELANCER')
    expectType(await apply(other.visitor, jobId), 'Applied')
    expectType(await advance(owner, id, 1, { hireAndClose: {} }), 'ApplicationAdvanced')
    expect((await mailbox.mailsTo(other.email))[0]?.subject).toBe('Byron Ltd has filled ‘Records Clerk’')
  })

  test('a brief: an applicant who no longer sells can’t be hired for it', async () => {
    const { owner, applicant, id } = await applied('BRIEF', { price: 1_250, days: 10 })
    const setRole = (role: UserRole) => db.updateTable('user').set({ role }).where('id', '=', applicant.id).execute()
    await setRole('CUSTOMER')
    expect(await offered(owner, id)).toEqual(['SHORTLIST', 'DECLINE'])
    expect(await advance(owner, id, 1, { hire: {} })).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await setRole('VENDOR')
    expectType(await advance(owner, id, 1, { hire: {} }), 'ApplicationAdvanced')
  })

  test('a brief: hiring is no first answer of the seller', async () => {
    const { owner, applicant, id } = await applied('BRIEF', { price: 1_250, days: 10 })
    expectType(await advance(owner, id, 1, { hire: {} }), 'ApplicationAdvanced')
    const counted = db.selectFrom('trackRecord').selectAll().where('userId', '=', applicant.id)
    expect(await counted.execute()).toMatchObject([{ answered1h: 0 }])
  })

  test.each<[JobKind, Partial<ApplyToJobInput>]>([
    ['BRIEF', { price: 1_250, days: 10 }],
    ['POSITION', {}],
  ])('a %s: an applicant who is suspended during the hiring isn’t hired', async (kind, offer) => {
    const { owner, applicant, id } = await applied(kind, offer)
    const { result, application } = await hireAfter(owner, id, () =>
      db.updateTable('user').set({ suspendedAt: '2026-11-21' }).where('id', '=', applicant.id).execute(),
    )
    expect(result).toMatchObject({ __typename: 'ApplicationRefused', reason: 'CONDITION_NOT_MET' })
    expect(application).toMatchObject({ state: 'SUBMITTED', version: 1 })
  })

  test.each(['APPLICANT', 'OWNER'] as const)(
    'a block by the %s: the owner only declines, and no message reaches the applicant',
    async (by) => {
      const { owner, applicant, id, jobId } = await applied('BRIEF', { price: 1_250, days: 10 })
      await block(jobId, applicant.id, by)
      expect(await offered(owner, id)).toEqual(['DECLINE'])
      expect(await offered(applicant.visitor, id)).toEqual(['WITHDRAW'])
      const message = 'You blocked me, so I write here.'
      for (const transition of [{ shortlist: { message } }, { hire: { message } }, { hireAndClose: {} }])
        expect(await advance(owner, id, 1, transition)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
      expect(await advance(owner, id, 1, { decline: { message } })).toMatchObject({
        field: 'message',
        message: "This account can't receive messages at the moment.",
      })
      const { application } = expectType(
        await advance(owner, id, 1, { decline: { message: ' ' } }),
        'ApplicationAdvanced',
      )
      expect(application.events.at(-1)).toMatchObject({ label: 'Declined', note: null })
    },
  )

  test('a block during the hiring: the applicant isn’t hired', async () => {
    const { owner, applicant, id, jobId } = await applied('POSITION')
    const { result, application } = await hireAfter(owner, id, () => block(jobId, applicant.id, 'APPLICANT'))
    expect(result).toMatchObject({ __typename: 'ApplicationRefused', reason: 'CONDITION_NOT_MET' })
    expect(application).toMatchObject({ state: 'SUBMITTED', version: 1 })
  })
})
