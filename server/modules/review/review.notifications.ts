import type { EngagementRow, ReviewRow, UserRow } from '../../database/tables/tables'
import { engagementPath } from '../../lib/addresses/site-paths'
import { dayOfYearText } from '../../lib/dates'
import type { NewNotification } from '../notification/notifier'

/** The review's text stays hidden until the recipient has written one, too. */
export const reviewReceived = (
  { engagementId, authorId, subjectId, dueAt }: ReviewRow,
  { number }: EngagementRow,
  { name }: UserRow,
): NewNotification => ({
  userId: subjectId,
  kind: 'REVIEW',
  aboutId: authorId,
  title: `${number}: you were reviewed`,
  text: `${name} has reviewed you. Write your review by ${dayOfYearText(dueAt)}; both are published together.`,
  path: engagementPath(engagementId),
})

export const reviewPublished = (
  { engagementId, authorId, subjectId, rating, text }: ReviewRow,
  number: string,
): NewNotification => ({
  userId: subjectId,
  kind: 'REVIEW',
  aboutId: authorId,
  title: `${number}: review published`,
  text: `${rating} of 5: ${text}`,
  path: engagementPath(engagementId),
})

export const reviewReplied = ({ engagementId, authorId, subjectId }: ReviewRow, reply: string): NewNotification => ({
  userId: authorId,
  kind: 'REVIEW',
  aboutId: subjectId,
  title: 'Your review was answered',
  text: reply,
  path: engagementPath(engagementId),
})
