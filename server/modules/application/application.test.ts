import { afterAll, describe, expect, test } from 'vitest'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { conversationsAs } from '../../testing/conversations'
import { databases } from '../../testing/database/databases'
import { watchStatements } from '../../testing/database/watch-statements'
import { executor, newVisitor } from '../../testing/execute'
import type { AdvanceApplicationInput, ApplyToJobInput, JobInput, UserRole } from '../../testing/generated/schema'
import { codeOf, expectType, expectValue } from '../../testing/result'
import { type ApplicationInContext, applicationProcess, availableTo } from './application.process'
import {
  AdvanceApplicationDocument,
  ApplicationCountsDocument,
  ApplicationDocument,
  ApplicationsOfJobDocument,
  ApplyToJobDocument,
  CloseJobDocument,
  EditJobDocument,
  JobApplicantsDocument,
  JobIdsDocument,
  JobStateDocument,
  OwnApplicationsDocument,
  OwnJobsDocument,
  OwnJobsWithApplicantsDocument,
  PostJobDocument,
} from './application.test.generated'

const complete = {
  title: ' Records  Clerk ',
  location: 'Basel',
  salary: '$48,000',
  description: 'Keeps the records of two hundred companies.',
}

describe.each(databases)('jobs and applications on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const execute = executor(db, { now: () => new Date(moment) })
  afterAll(() => db.destroy())

  let accountCount = 0
  const newAccount = async (role?: UserRole) => {
    accountCount += 1
    const account = await registeredAs(execute, `person-${accountCount}@example.com`, role)
    const { run, viewer, start, tryStart } = conversationsAs(execute, account.visitor)
    const tryPost = async (input: JobInput) => (await run(PostJobDocument, { input })).postJob
    const tryEdit = async (id: string, input: JobInput) => (await run(EditJobDocument, { id, input })).editJob
    const tryClose = async (id: string) => (await run(CloseJobDocument, { id })).closeJob
    const tryApply = async (jobId: string, more: Partial<ApplyToJobInput> = {}) =>
      (await run(ApplyToJobDocument, { input: { jobId, note: 'I like records.', ...more } })).applyToJob
    const tryAdvance = async (input: AdvanceApplicationInput) =>
      (await run(AdvanceApplicationDocument, { input })).advanceApplication
    const find = async (id: string) => (await run(ApplicationDocument, { id })).application
    return {
      ...account,
      run,
      start,
      tryStart,
      notifications: async () =>
        (await viewer()).notifications.nodes.map(({ title, text }) => `${title}: ${text}`).sort(),
      tryPost,
      post: async (input: JobInput) => expectType(await tryPost(input), 'JobSaved').job,
      tryEdit,
      edit: async (id: string, input: JobInput) => expectType(await tryEdit(id, input), 'JobSaved').job,
      tryClose,
      close: async (id: string) => expectType(await tryClose(id), 'JobSaved').job,
      tryApply,
      apply: async (...input: Parameters<typeof tryApply>) =>
        expectType(await tryApply(...input), 'Applied').application,
      tryAdvance,
      advance: async (input: AdvanceApplicationInput) =>
        expectType(await tryAdvance(input), 'ApplicationAdvanced').application,
      find,
      read: async (id: string) => expectValue(await find(id)),
      applicants: async (id: string) => (await run(ApplicationsOfJobDocument, { id })).job,
    }
  }
  const postedJob = async () => {
    moment += 3_600_000
    const owner = await newAccount('BROKER')
    return { owner, job: await owner.post(complete) }
  }

  describe('job', () => {
    test('posted as full-time by default, edited, and closed for good', async () => {
      const { owner, job } = await postedJob()
      expect(job).toMatchObject({ title: 'Records Clerk', type: 'Full-time', open: true, own: true, applicantCount: 0 })
      const listed = async () => (await execute(JobIdsDocument)).data.jobs.nodes
      expect(await listed()).toContainEqual({ id: job.id })
      const edited = await owner.edit(job.id, { ...complete, type: 'Part-time', title: 'Records Keeper' })
      expect(edited).toMatchObject({ id: job.id, title: 'Records Keeper', type: 'Part-time' })
      for (let i = 0; i < 2; i++) expect(await owner.close(job.id)).toEqual({ open: false })
      expect(await listed()).not.toContainEqual({ id: job.id })
      const { ownJobs } = await owner.run(OwnJobsDocument, {})
      expect(ownJobs).toEqual({ totalCount: 1, nodes: [{ id: job.id, open: false }] })
      const { data } = await execute(JobStateDocument, { id: job.id })
      expect(data.job).toEqual({ open: false, own: false, applicantCount: null })
    })

    test.each([
      [{ title: 'ab' }, 'title'],
      [{ title: 'x'.repeat(101) }, 'title'],
      [{ location: ' ' }, 'location'],
      [{ salary: '' }, 'salary'],
      [{ type: 'x'.repeat(41) }, 'type'],
      [{ description: 'too short' }, 'description'],
      [{ description: 'x'.repeat(10_001) }, 'description'],
    ])('an invalid input (%#) is refused', async (change, field) => {
      const { owner, job } = await postedJob()
      for (const result of [
        await owner.tryPost({ ...complete, ...change }),
        await owner.tryEdit(job.id, { ...complete, ...change }),
      ]) {
        expect(result).toMatchObject({ __typename: 'InvalidInput', field })
      }
    })

    test('only its owner may change it', async () => {
      const { job } = await postedJob()
      const other = await newAccount('VENDOR')
      const notFound = { __typename: 'JobNotFound', message: 'This job no longer exists.' }
      expect(await other.tryEdit(job.id, complete)).toEqual(notFound)
      expect(await other.tryClose(job.id)).toEqual(notFound)
      expect(await other.tryClose('job-0')).toEqual(notFound)
      const freelancer = await newAccount('FREELANCER')
      expect(await freelancer.tryPost(complete)).toMatchObject({ __typename: 'InvalidInput', field: 'kind' })
    })
  })

  test('apply to job: once; the job’s owner is notified and sees the application, strangers don’t', async () => {
    const { owner, job } = await postedJob()
    const applicant = await newAccount()
    const both = await Promise.all([
      applicant.tryApply(job.id, { expectedPay: ' $50,000 ', link: 'https://ada.example/' }),
      applicant.tryApply(job.id),
    ])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['AlreadyApplied', 'Applied'])
    const ids = both.map((result) => 'application' in result && result.application.id)
    const id = String(ids[0])
    expect(ids).toEqual([id, id])
    expect(await owner.find(id)).toMatchObject({ state: 'SUBMITTED', version: 1, applicant: { id: applicant.id } })
    expect(await owner.notifications()).toEqual([`New application: Ada Byron applied to Records Clerk.`])
    expect(await owner.applicants(job.id)).toEqual({
      applicantCount: 1,
      viewerApplication: null,
      applications: { totalCount: 1, nodes: [{ id }] },
    })
    const hidden = { applicantCount: null, applications: null }
    expect(await applicant.applicants(job.id)).toEqual({ ...hidden, viewerApplication: { id } })
    const stranger = await newAccount('VENDOR')
    expect(await stranger.applicants(job.id)).toEqual({ ...hidden, viewerApplication: null })
    expect(await stranger.find(id)).toBeNull()
    const shortlist = { id, version: 1, transition: { shortlist: {} } }
    expect((await stranger.tryAdvance(shortlist)).__typename).toBe('ApplicationNotFound')
    const admin = await signedInAs(execute, 'ADMIN')
    expect((await execute(ApplicationDocument, { id }, admin)).data.application).toBeNull()
    expect((await execute(ApplicationsOfJobDocument, { id: job.id }, admin)).data.job).toMatchObject(hidden)
    const { viewer } = await applicant.run(OwnApplicationsDocument, {})
    expect(viewer?.applications.nodes).toEqual([{ id, job: { title: 'Records Clerk' } }])
    const users = await execute(ApplicationCountsDocument, {}, admin)
    expect(users.data.users.nodes[0]?.applications.totalCount).toBe(0)
  })

  test('apply to job: refused for an own, closed or missing job, and with invalid input', async () => {
    const { owner, job } = await postedJob()
    const applicant = await newAccount()
    expect(await owner.tryApply(job.id)).toMatchObject({ __typename: 'InvalidInput', field: 'jobId' })
    for (const [change, field] of [
      [{ note: ' ' }, 'note'],
      [{ note: '\u200b' }, 'note'],
      [{ note: 'x'.repeat(5_001) }, 'note'],
      [{ expectedPay: 'x'.repeat(101) }, 'expectedPay'],
      [{ link: 'http://ada.example' }, 'link'],
      [{ link: 'javascript:alert(1)' }, 'link'],
      [{ link: 'https://ada:secret@ada.example' }, 'link'],
    ] as const) {
      expect(await applicant.tryApply(job.id, change)).toMatchObject({ __typename: 'InvalidInput', field })
    }
    expect((await applicant.tryApply('job-0')).__typename).toBe('JobNotFound')
    await owner.close(job.id)
    expect(await applicant.tryApply(job.id)).toEqual({ __typename: 'JobClosed', message: 'This job is closed.' })
    const application = { jobId: 'job-3101', note: 'x' }
    expect(codeOf(await execute(ApplyToJobDocument, { input: application }, newVisitor()))).toBe('UNAUTHENTICATED')
  })

  test('advance application: shortlisted, then hired with the job closed; every applicant is notified', async () => {
    const { owner, job } = await postedJob()
    const [chosen, other, leaver] = [await newAccount(), await newAccount(), await newAccount()]
    const { id } = await chosen.apply(job.id)
    const passedOver = await other.apply(job.id)
    const withdrawn = await leaver.apply(job.id)
    await leaver.advance({ id: withdrawn.id, version: 1, transition: { withdraw: true } })
    const first = await owner.advance({ id, version: 1, transition: { shortlist: { message: 'Good.' } } })
    expect(first).toMatchObject({
      state: 'SHORTLISTED',
      version: 2,
      events: [{ label: 'Applied' }, { label: 'Shortlisted', note: 'Good.' }],
    })
    const stale = await owner.tryAdvance({ id, version: 1, transition: { decline: {} } })
    expect(stale).toMatchObject({
      __typename: 'ApplicationRefused',
      reason: 'VERSION_CONFLICT',
      application: { state: 'SHORTLISTED', version: 2 },
    })
    const results = await Promise.all(
      [1, 2].map(() => owner.tryAdvance({ id, version: 2, transition: { hireAndClose: {} } })),
    )
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['ApplicationAdvanced', 'ApplicationRefused'])
    expect(await owner.find(id)).toMatchObject({ state: 'HIRED', ended: true, availableTransitions: [] })
    expect(await chosen.notifications()).toEqual([
      'Application shortlisted: Records Clerk',
      'You are hired: Records Clerk',
    ])
    expect(await other.notifications()).toEqual(['Not chosen, job filled: Records Clerk'])
    expect(await owner.find(passedOver.id)).toMatchObject({
      state: 'NOT_CHOSEN',
      stateLabel: 'Not chosen, job filled',
      ended: true,
      availableTransitions: [],
      events: [{ label: 'Applied' }, { label: 'Not chosen, job filled' }],
    })
    expect(await owner.find(withdrawn.id)).toMatchObject({ state: 'WITHDRAWN' })
    expect(await leaver.notifications()).toEqual([])
    expect((await owner.notifications()).join()).toContain('Ada Byron has withdrawn the application for Records Clerk.')
    const { data } = await execute(JobStateDocument, { id: job.id })
    expect(data.job?.open).toBe(false)
  })

  test('application process: each side is offered the transitions of the process table in each state', async () => {
    const { owner, job } = await postedJob()
    const applicant = await newAccount()
    const { id } = await applicant.apply(job.id)
    const context = { jobKind: 'POSITION', applicantIsActive: true } as const
    for (const state of ['SUBMITTED', 'SHORTLISTED', 'HIRED', 'NOT_CHOSEN', 'DECLINED', 'WITHDRAWN'] as const) {
      for (const open of [true, false]) {
        await db.updateTable('application').set({ state }).where('id', '=', id).execute()
        await db
          .updateTable('job')
          .set({ closedAt: open ? null : new Date(moment).toISOString() })
          .where('id', '=', job.id)
          .execute()
        const row = await db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
        const here = { jobIsOpen: open, jobIsTakenDown: false, isBlocked: false, applicantSells: false }
        const applicationInContext: ApplicationInContext = { ...row, ...context, ...here }
        for (const [side, account] of [
          ['APPLICANT', applicant],
          ['OWNER', owner],
        ] as const) {
          const available = (await account.read(id)).availableTransitions.map(({ name }) => name)
          expect(available).toEqual(availableTo(side, applicationInContext, new Date(moment)).map(({ name }) => name))
          for (const step of applicationProcess.steps) {
            const reason = applicationProcess.refusal(step, side, applicationInContext, new Date(moment))
            expect(available.some((name) => name === step.name)).toBe(reason === undefined)
          }
        }
      }
    }
  })

  test('suspended applicant: can be declined, and hired only after reinstatement', async () => {
    const { owner, job } = await postedJob()
    const applicant = await newAccount()
    const { id } = await applicant.apply(job.id)
    const setSuspended = (suspendedAt: string | null) =>
      db.updateTable('user').set({ suspendedAt }).where('id', '=', applicant.id).execute()
    await setSuspended(new Date(moment).toISOString())
    expect((await owner.read(id)).availableTransitions).toMatchObject([{ name: 'DECLINE' }])
    const refused = await owner.tryAdvance({ id, version: 1, transition: { hire: {} } })
    expect(refused).toMatchObject({ __typename: 'ApplicationRefused', reason: 'CONDITION_NOT_MET' })
    await setSuspended(null)
    await owner.advance({ id, version: 1, transition: { hire: {} } })
  })

  test('conversation: applicant and owner can write to each other about an application, strangers can’t', async () => {
    const { owner, job } = await postedJob()
    const applicant = await newAccount()
    const { id } = await applicant.apply(job.id)
    const { conversation } = await owner.start({ applicationId: id }, 'When can you begin?')
    const about = { kind: 'APPLICATION', title: 'Records Clerk', path: `/dashboard/jobs?job=${job.id}` }
    expect(conversation).toMatchObject({ about, otherParty: { id: applicant.id } })
    const ofApplicant = { id: conversation.id, about: { path: '/dashboard/applications' } }
    expect((await applicant.start({ applicationId: id })).conversation).toMatchObject(ofApplicant)
    expect((await (await newAccount()).tryStart({ applicationId: id })).__typename).toBe('InvalidInput')
  })

  test('job lists: the number of statements does not grow with the number of entries', async () => {
    const { owner, job } = await postedJob()
    for (let i = 0; i < 3; i++) await (await newAccount()).apply(job.id)
    await owner.post(complete)
    const countFor = async (work: () => Promise<unknown>) => {
      statements.length = 0
      await work()
      return statements.length
    }
    const applicants = (first: number) => countFor(() => owner.run(JobApplicantsDocument, { id: job.id, first }))
    expect(await applicants(3)).toBe(await applicants(1))
    const jobs = (first: number) => countFor(() => owner.run(OwnJobsWithApplicantsDocument, { first }))
    expect(await jobs(2)).toBe(await jobs(1))
  })
})
