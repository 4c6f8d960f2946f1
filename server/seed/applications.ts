import type { Transaction } from 'kysely'
import { applications } from '../../fixtures/applications'
import { assertFound } from '../database/rows'
import type { Tables } from '../database/tables/tables'
import { APPLICATIONS_PATH, applicantsPath } from '../lib/addresses/site-paths'
import { newId } from '../lib/ids'
import { applicationProcess } from '../modules/application/application.process'
import { briefColumns } from '../modules/application/application.rules'

/** Inserts the sample applications. Throws if the process table refuses an answer. */
export const seedApplications = async (db: Transaction<Tables>, moment: (hoursAgo: number) => string) => {
  for (const { job: jobId, applicant, hoursAgo, note, expectedPay = '', link, price, days, answer } of applications) {
    const job = assertFound(
      await db
        .selectFrom('job')
        .select(['kind', 'title', 'description', 'ownerId'])
        .where('id', '=', jobId)
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
      priceCents: price === undefined ? null : price * 100,
      days: days ?? null,
      ...briefColumns(job),
      editedAt: null,
      engagementId: null,
      createdAt: moment(hoursAgo),
      updatedAt: moment(hoursAgo),
    } as const
    const step = answer && applicationProcess.step(answer.step)
    const refusal =
      step &&
      applicationProcess.refusal(
        step,
        'OWNER',
        {
          ...submitted,
          jobKind: job.kind,
          jobIsOpen: true,
          jobIsTakenDown: false,
          applicantIsActive: true,
          isBlocked: false,
          applicantSells: true,
        },
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
    const { id: applicationId, createdAt } = submitted
    await db
      .insertInto('applicationEvent')
      .values([
        {
          id: newId('evt'),
          applicationId,
          version: 1,
          at: createdAt,
          byId: applicant,
          transition: 'APPLY',
          note: null,
        },
        ...(answer
          ? [
              {
                id: newId('evt'),
                applicationId,
                version: 2,
                at: moment(answer.hoursAgo),
                byId: job.ownerId,
                transition: answer.step,
                note: answer.note ?? null,
              },
            ]
          : []),
      ])
      .execute()
    const at = moment(answer?.hoursAgo ?? hoursAgo)
    const notification = step
      ? {
          userId: applicant,
          title: `Application ${step.happened.toLowerCase()}`,
          text: job.title,
          path: APPLICATIONS_PATH,
        }
      : {
          userId: job.ownerId,
          title: job.kind === 'BRIEF' ? 'New offer' : 'New application',
          text: `Somebody applied to ${job.title}.`,
          path: applicantsPath(jobId),
        }
    await db
      .insertInto('notification')
      .values({ ...notification, id: newId('ntf'), kind: 'APPLICATION', topic: null, since: at, at })
      .execute()
  }
}
