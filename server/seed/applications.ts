import type { Transaction } from 'kysely'
import { applications } from '../../fixtures/applications'
import { assertFound } from '../database/loader'
import type { Tables } from '../database/tables/tables'
import { newId } from '../lib/ids'
import { applicationProcess } from '../modules/application/application.process'

/** Applications to jobs, by the rules of the process table. */
export const seedApplications = async (db: Transaction<Tables>, moment: (hoursAgo: number) => string) => {
  for (const { job: jobId, applicant, hoursAgo, note, expectedPay, link, answer } of applications) {
    const job = assertFound(
      await db
        .selectFrom('job')
        .innerJoin('company', 'company.id', 'job.companyId')
        .select(['job.title', 'company.ownerId'])
        .where('job.id', '=', jobId)
        .executeTakeFirst(),
      jobId,
    )
    const submitted = {
      id: newId('app'),
      jobId,
      applicantId: applicant,
      state: 'SUBMITTED',
      version: 1,
      note,
      expectedPay,
      link: link ?? null,
      createdAt: moment(hoursAgo),
      updatedAt: moment(hoursAgo),
    } as const
    const step = answer && applicationProcess.step(answer.step)
    const refusal =
      step &&
      applicationProcess.refusal(
        step,
        'OWNER',
        { ...submitted, jobIsOpen: true, applicantIsActive: true },
        new Date(moment(0)),
      )
    if (refusal) throw new Error(`${jobId} can't have ${answer?.step}: ${refusal}`)
    await db
      .insertInto('application')
      .values({
        ...submitted,
        ...(answer && step && { state: step.to[0], version: 2, updatedAt: moment(answer.hoursAgo) }),
      })
      .execute()
    const applicationId = submitted.id
    await db
      .insertInto('applicationEvent')
      .values({
        id: newId('evt'),
        applicationId,
        version: 1,
        at: moment(hoursAgo),
        byId: applicant,
        transition: 'APPLY',
        note: null,
      })
      .execute()
    const notification = { id: newId('ntf'), kind: 'APPLICATION', topic: null } as const
    if (answer && step) {
      const at = moment(answer.hoursAgo)
      await db
        .insertInto('applicationEvent')
        .values({
          id: newId('evt'),
          applicationId,
          version: 2,
          at,
          byId: job.ownerId,
          transition: answer.step,
          note: answer.note ?? null,
        })
        .execute()
      const title = `Application ${step.happened.toLowerCase()}`
      const path = '/dashboard/applications'
      await db
        .insertInto('notification')
        .values({ ...notification, userId: applicant, title, text: job.title, path, since: at, at })
        .execute()
      continue
    }
    const at = moment(hoursAgo)
    const text = `Somebody applied to ${job.title}.`
    const path = `/dashboard/jobs?job=${jobId}`
    await db
      .insertInto('notification')
      .values({ ...notification, userId: job.ownerId, title: 'New application', text, path, since: at, at })
      .execute()
  }
}
