import { dollarsOrNull } from '../../lib/money'
import type { AccountExport } from '../module'

export const applicationExport: AccountExport = {
  applications: async (db, { id }) => {
    const applications = await db
      .selectFrom('application')
      .innerJoin('job', 'job.id', 'application.jobId')
      .select(['application.id', 'job.title as job', 'application.state', 'application.note'])
      .select(['application.expectedPay', 'application.link', 'application.priceCents', 'application.days'])
      .select(['application.briefTitle', 'application.briefDescription', 'job.takenDown'])
      .select(['application.engagementId', 'application.editedAt', 'application.createdAt'])
      .where('application.applicantId', '=', id)
      .orderBy('application.createdAt')
      .orderBy('application.id')
      .execute()
    return applications.map(({ priceCents, briefDescription, takenDown, ...application }) => ({
      ...application,
      // Applicants keep the title of a job that is taken down.
      briefDescription: takenDown === 1 ? null : briefDescription,
      price: dollarsOrNull(priceCents),
    }))
  },

  applicationEvents: (db, { id }) =>
    db
      .selectFrom('applicationEvent')
      .select(['applicationId', 'at', 'transition', 'note'])
      .where('byId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute(),
}
