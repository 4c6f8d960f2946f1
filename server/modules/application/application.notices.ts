import type { ApplicationRow, JobRow, UserRow } from '../../database/tables/tables'
import { APPLICATIONS_PATH, applicantsPath, engagementPath } from '../../lib/addresses/site-paths'
import { capitalized } from '../../lib/text'
import type { NewNotification } from '../notification/notifier'
import { type ApplicationStep, offerText } from './application.process'

const nounOf = ({ kind }: JobRow) => (kind === 'BRIEF' ? 'offer' : 'application')

const toOwner = ({ id }: Pick<UserRow, 'id'>, job: JobRow) => ({
  userId: job.ownerId,
  kind: 'APPLICATION' as const,
  aboutId: id,
  path: applicantsPath(job.id),
})

/** The owner's notification of a new application. */
export const appliedNotice = (applicant: UserRow, application: ApplicationRow, job: JobRow): NewNotification => ({
  ...toOwner(applicant, job),
  title: `New ${nounOf(job)}`,
  text:
    job.kind === 'BRIEF'
      ? `${applicant.name} offers ${offerText(application)} for ${job.title}.`
      : `${applicant.name} applied to ${job.title}.`,
})

/** The owner's notification of an edited application. */
export const editedNotice = (applicant: UserRow, application: ApplicationRow, job: JobRow): NewNotification => ({
  ...toOwner(applicant, job),
  title: `${capitalized(nounOf(job))} changed`,
  text:
    job.kind === 'BRIEF'
      ? `${applicant.name} now offers ${offerText(application)} for ${job.title}.`
      : `${applicant.name} changed the application for ${job.title}.`,
})

/** The notification of the side that did not take a step. Owners have several applications, so theirs names the applicant. */
export const advancedNotice = (
  actor: UserRow,
  { applicantId, engagementId }: ApplicationRow,
  job: JobRow,
  step: ApplicationStep,
): NewNotification => {
  const happened = step.happened.toLowerCase()
  const title = step.to[0] === 'HIRED' ? 'You are hired' : `${capitalized(nounOf(job))} ${happened}`
  if (actor.id === applicantId)
    return { ...toOwner(actor, job), title, text: `${actor.name} has ${happened} the ${nounOf(job)} for ${job.title}.` }
  return {
    userId: applicantId,
    kind: 'APPLICATION',
    aboutId: actor.id,
    title,
    text: job.title,
    path: engagementId === null ? APPLICATIONS_PATH : engagementPath(engagementId),
  }
}
