import type { Transaction } from 'kysely'
import { applications } from '../../fixtures/applications'
import { assertFound } from '../database/rows'
import type { Tables } from '../database/tables/tables'
import { newId } from '../lib/ids'
import { advancedNotice, appliedNotice } from '../modules/application/application.notices'
import { applicationProcess } from '../modules/application/application.process'
import { briefColumns } from '../modules/application/application.rules'
import { createLiveEventRepository } from '../modules/live-event/live-event.repository'
import { createLiveEvents } from '../modules/live-event/live-event.service'
import { createNotificationRepository } from '../modules/notification/notification.repository'
import { createNotifier } from '../modules/notification/notifier'

/** Inserts the sample applications. Throws if the process table refuses an answer. */
export const seedApplications = async (db: Transaction<Tables>, moment: (hoursAgo: number) => string) => {
  let at = moment(0)
  const now = () => new Date(at)
  const { notify } = createNotifier({
    notificationRepository: createNotificationRepository(db),
    liveEvents: createLiveEvents({ liveEventRepository: createLiveEventRepository(db), now }),
    now,
  })
  const findUser = async (id: string) =>
    assertFound(await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst(), id)
  for (const { job: jobId, applicant, hoursAgo, note, expectedPay = '', link, price, days, answer } of applications) {
    const job = assertFound(await db.selectFrom('job').selectAll().where('id', '=', jobId).executeTakeFirst(), jobId)
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
    const application = await db
      .insertInto('application')
      .values({
        ...submitted,
        ...(answer && step && { state: step.to[0], version: 2, updatedAt: moment(answer.hoursAgo) }),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
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
    at = moment(answer?.hoursAgo ?? hoursAgo)
    await notify(
      step
        ? advancedNotice(await findUser(job.ownerId), application, job, step)
        : appliedNotice(await findUser(applicant), application, job),
    )
  }
}
