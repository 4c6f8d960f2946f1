import { afterAll, describe, expect, test } from 'vitest'
import { correspondentOf } from '../../testing/correspondent'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { registeredAs } from '../../testing/register'
import { signedInAs } from '../../testing/sign-in'
import { watchStatements } from '../../testing/watch-statements'
import { type ApplicationInContext, applicationProcess, availableTo } from './application.process'

const application = `id state stateLabel version ended note expectedPay link applicant { id }
  availableTransitions { name input label fields { name kind required } } events { label note by { id } }`
const job = 'id title type location salary description open own applicantCount'
const invalid = '... on InvalidInput { field message }'
const problems = `${invalid} ... on JobNotFound { message }`
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

  let people = 0
  const person = async (role?: string) => {
    people += 1
    const account = await registeredAs(execute, `person-${people}@example.com`, role)
    const { run, viewer, start } = correspondentOf(execute, account.visitor)
    const input = (type: string, field: string, answer: string) => (value: Record<string, unknown>) =>
      run(`mutation ($input: ${type}!) { answer: ${field}(input: $input) { __typename ${answer} } }`, { input: value })
    return {
      ...account,
      run,
      start,
      news: async () => {
        const { notifications } = await viewer()
        return notifications.nodes.map(({ title, text }: { title: string; text: string }) => `${title}: ${text}`).sort()
      },
      post: input('JobInput', 'postJob', `... on JobSaved { job { ${job} } } ${invalid}`),
      edit: (id: string, value: Record<string, unknown>) =>
        run(
          `mutation ($id: ID!, $input: JobInput!) { answer: editJob(id: $id, input: $input) { __typename ... on JobSaved { job { ${job} } } ${problems} } }`,
          { id, input: value },
        ),
      close: (id: string) =>
        run(
          'mutation ($id: ID!) { answer: closeJob(id: $id) { __typename ... on JobSaved { job { open } } ... on JobNotFound { message } } }',
          { id },
        ),
      apply: (jobId: string, more: Record<string, unknown> = {}) =>
        input(
          'ApplyToJobInput',
          'applyToJob',
          `... on Applied { application { ${application} } } ... on AlreadyApplied { application { id } } ... on JobClosed { message } ${problems}`,
        )({ jobId, note: 'I like records.', ...more }),
      advance: input(
        'AdvanceApplicationInput',
        'advanceApplication',
        `... on ApplicationAdvanced { application { ${application} } } ... on ApplicationRefused { reason message application { state version } }
         ... on InvalidInput { field message } ... on ApplicationNotFound { message }`,
      ),
      find: (id: string) => run(`query ($id: ID!) { answer: application(id: $id) { ${application} } }`, { id }),
      applicants: async (id: string) =>
        await run(
          `query ($id: ID!) { answer: job(id: $id) { applicantCount viewerApplication { id } applications { totalCount nodes { id } } } }`,
          { id },
        ),
    }
  }
  const posted = async () => {
    moment += 3_600_000
    const owner = await person('BROKER')
    const { job: made } = await owner.post(complete)
    return { owner, job: made }
  }

  describe('a job', () => {
    test('is posted full-time unless told otherwise, edited, and closed for good', async () => {
      const { owner, job: made } = await posted()
      expect(made).toMatchObject({
        title: 'Records Clerk',
        type: 'Full-time',
        open: true,
        own: true,
        applicantCount: 0,
      })
      const listed = async () => (await execute('{ jobs(first: 100) { nodes { id } } }')).data.jobs.nodes
      expect(await listed()).toContainEqual({ id: made.id })
      const edited = await owner.edit(made.id, { ...complete, type: 'Part-time', title: 'Records Keeper' })
      expect(edited.job).toMatchObject({ id: made.id, title: 'Records Keeper', type: 'Part-time' })
      for (let i = 0; i < 2; i++) expect((await owner.close(made.id)).job).toEqual({ open: false })
      expect(await listed()).not.toContainEqual({ id: made.id })
      const own = await owner.run('{ answer: ownJobs { totalCount nodes { id open } } }')
      expect(own).toEqual({ totalCount: 1, nodes: [{ id: made.id, open: false }] })
      const { data } = await execute('query ($id: ID!) { job(id: $id) { open own applicantCount } }', { id: made.id })
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
    ])('%# is refused', async (change, field) => {
      const { owner, job: made } = await posted()
      for (const answer of [
        await owner.post({ ...complete, ...change }),
        await owner.edit(made.id, { ...complete, ...change }),
      ]) {
        expect(answer).toMatchObject({ __typename: 'InvalidInput', field })
      }
    })

    test('is its owner’s alone to change', async () => {
      const { job: made } = await posted()
      const other = await person('VENDOR')
      const notFound = { __typename: 'JobNotFound', message: 'This job no longer exists.' }
      expect(await other.edit(made.id, complete)).toEqual(notFound)
      expect(await other.close(made.id)).toEqual(notFound)
      expect(await other.close('job-0')).toEqual(notFound)
      const freelancer = await person('FREELANCER')
      await expect(freelancer.post(complete)).rejects.toThrow('Your account may not do this.')
    })
  })

  test('an application is sent once; its owner is told and sees it, a stranger doesn’t', async () => {
    const { owner, job: made } = await posted()
    const applicant = await person()
    const both = await Promise.all([
      applicant.apply(made.id, { expectedPay: ' $50,000 ', link: 'https://ada.example/' }),
      applicant.apply(made.id),
    ])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['AlreadyApplied', 'Applied'])
    const { id } = both[0].application
    expect(both[1].application.id).toBe(id)
    expect(await owner.find(id)).toMatchObject({ state: 'SUBMITTED', version: 1, applicant: { id: applicant.id } })
    expect(await owner.news()).toEqual([`New application: Ada Byron applied to Records Clerk.`])
    expect(await owner.applicants(made.id)).toEqual({
      applicantCount: 1,
      viewerApplication: null,
      applications: { totalCount: 1, nodes: [{ id }] },
    })
    const hidden = { applicantCount: null, applications: null }
    expect(await applicant.applicants(made.id)).toEqual({ ...hidden, viewerApplication: { id } })
    const stranger = await person('VENDOR')
    expect(await stranger.applicants(made.id)).toEqual({ ...hidden, viewerApplication: null })
    expect(await stranger.find(id)).toBeNull()
    const shortlist = { id, version: 1, transition: { shortlist: {} } }
    expect((await stranger.advance(shortlist)).__typename).toBe('ApplicationNotFound')
    const admin = await signedInAs(execute, 'ADMIN')
    const seen = await execute(
      'query ($id: ID!) { application(id: $id) { availableTransitions { name } } }',
      { id },
      admin,
    )
    expect(seen.data.application).toEqual({ availableTransitions: [] })
    const own = await applicant.run('{ answer: viewer { applications { nodes { id job { title } } } } }')
    expect(own.applications.nodes).toEqual([{ id, job: { title: 'Records Clerk' } }])
    const users = await execute('{ users(first: 1) { nodes { applications { totalCount } } } }', {}, admin)
    expect(users.data.users.nodes[0].applications.totalCount).toBe(0)
  })

  test('one’s own job, a closed one, or none can’t be applied to; nor with anything odd', async () => {
    const { owner, job: made } = await posted()
    const applicant = await person()
    expect(await owner.apply(made.id)).toMatchObject({ __typename: 'InvalidInput', field: 'jobId' })
    for (const [change, field] of [
      [{ note: ' ' }, 'note'],
      [{ note: 'x'.repeat(5_001) }, 'note'],
      [{ expectedPay: 'x'.repeat(101) }, 'expectedPay'],
      [{ link: 'http://ada.example' }, 'link'],
      [{ link: 'javascript:alert(1)' }, 'link'],
      [{ link: 'https://ada:secret@ada.example' }, 'link'],
    ] as const) {
      expect(await applicant.apply(made.id, change)).toMatchObject({ __typename: 'InvalidInput', field })
    }
    expect((await applicant.apply('job-0')).__typename).toBe('JobNotFound')
    await owner.close(made.id)
    expect(await applicant.apply(made.id)).toEqual({ __typename: 'JobClosed', message: 'This job is closed.' })
    const { errors } = await execute(
      'mutation { applyToJob(input: { jobId: "job-3101", note: "x" }) { __typename } }',
      {},
      newVisitor(),
    )
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })

  test('shortlisted, then hired with the job closed: everybody is told', async () => {
    const { owner, job: made } = await posted()
    const [chosen, other, gone] = [await person(), await person(), await person()]
    const { id } = (await chosen.apply(made.id)).application
    await other.apply(made.id)
    const left = (await gone.apply(made.id)).application
    await gone.advance({ id: left.id, version: 1, transition: { withdraw: true } })
    const first = await owner.advance({ id, version: 1, transition: { shortlist: { message: 'Good.' } } })
    expect(first.application).toMatchObject({
      state: 'SHORTLISTED',
      version: 2,
      events: [{ label: 'Applied' }, { label: 'Shortlisted', note: 'Good.' }],
    })
    const stale = await owner.advance({ id, version: 1, transition: { decline: {} } })
    expect(stale).toMatchObject({
      __typename: 'ApplicationRefused',
      reason: 'VERSION_CONFLICT',
      application: { state: 'SHORTLISTED', version: 2 },
    })
    const twice = await Promise.all(
      [1, 2].map(() => owner.advance({ id, version: 2, transition: { hireAndClose: {} } })),
    )
    expect(twice.map(({ __typename }) => __typename).sort()).toEqual(['ApplicationAdvanced', 'ApplicationRefused'])
    expect(await owner.find(id)).toMatchObject({ state: 'HIRED', ended: true, availableTransitions: [] })
    expect(await chosen.news()).toEqual(['Application hired: Records Clerk', 'Application shortlisted: Records Clerk'])
    expect(await other.news()).toEqual(['Job closed: Records Clerk: This job is filled.'])
    expect(await gone.news()).toEqual([])
    expect(await owner.news()).toContain('Application withdrawn: Records Clerk')
    const { data } = await execute('query ($id: ID!) { job(id: $id) { open } }', { id: made.id })
    expect(data.job.open).toBe(false)
  })

  test('what is offered is what the table allows, for each side in each state', async () => {
    const { owner, job: made } = await posted()
    const applicant = await person()
    const { id } = (await applicant.apply(made.id)).application
    for (const state of ['SUBMITTED', 'SHORTLISTED', 'HIRED', 'DECLINED', 'WITHDRAWN'] as const) {
      for (const open of [true, false]) {
        await db.updateTable('application').set({ state }).where('id', '=', id).execute()
        await db
          .updateTable('job')
          .set({ closedAt: open ? null : new Date(moment).toISOString() })
          .where('id', '=', made.id)
          .execute()
        const row = await db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
        const candidacy: ApplicationInContext = { ...row, jobIsOpen: open, applicantIsActive: true }
        for (const [side, who] of [
          ['APPLICANT', applicant],
          ['OWNER', owner],
        ] as const) {
          const offered = (await who.find(id)).availableTransitions.map(({ name }: { name: string }) => name)
          expect(offered).toEqual(availableTo(side, candidacy, new Date(moment)).map(({ name }) => name))
          for (const step of applicationProcess.steps) {
            const reason = applicationProcess.refusal(step, side, candidacy, new Date(moment))
            expect(offered.includes(step.name)).toBe(reason === undefined)
          }
        }
      }
    }
  })

  test('a suspended applicant can be declined and not chosen, and chosen once they are back', async () => {
    const { owner, job: made } = await posted()
    const applicant = await person()
    const { id } = (await applicant.apply(made.id)).application
    const stand = (suspendedAt: string | null) =>
      db.updateTable('user').set({ suspendedAt }).where('id', '=', applicant.id).execute()
    await stand(new Date(moment).toISOString())
    expect((await owner.find(id)).availableTransitions).toMatchObject([{ name: 'DECLINE' }])
    const answer = await owner.advance({ id, version: 1, transition: { hire: {} } })
    expect(answer).toMatchObject({ __typename: 'ApplicationRefused', reason: 'CONDITION_NOT_MET' })
    await stand(null)
    expect(await owner.advance({ id, version: 1, transition: { hire: {} } })).toMatchObject({
      __typename: 'ApplicationAdvanced',
    })
  })

  test('the two sides can write to each other about it; a stranger can’t', async () => {
    const { owner, job: made } = await posted()
    const applicant = await person()
    const { id } = (await applicant.apply(made.id)).application
    const { conversation } = await owner.start({ applicationId: id }, 'When can you begin?')
    expect(conversation).toMatchObject({
      about: { kind: 'APPLICATION', title: 'Records Clerk' },
      otherParty: { id: applicant.id },
    })
    expect((await applicant.start({ applicationId: id })).conversation.id).toBe(conversation.id)
    expect((await (await person()).start({ applicationId: id })).__typename).toBe('InvalidInput')
  })

  test('a list asks no question for each entry', async () => {
    const { owner, job: made } = await posted()
    for (let i = 0; i < 3; i++) await (await person()).apply(made.id)
    await owner.post(complete)
    const countFor = async (first: number, field: string) => {
      statements.length = 0
      await owner.run(field.replace('FIRST', `first: ${first}`))
      return statements.length
    }
    const applicants = `{ answer: job(id: "${made.id}") { applications(FIRST) { nodes { ${application} job { title } applicant { name } } } } }`
    expect(await countFor(3, applicants)).toBe(await countFor(1, applicants))
    const jobs = '{ answer: ownJobs(FIRST) { nodes { title applicantCount viewerApplication { id } company } } }'
    expect(await countFor(2, jobs)).toBe(await countFor(1, jobs))
  })
})
