import type { EngagementRow, ReviewRow, UserRow } from '../../database/tables/tables'
import type { NewNotification } from '../notification/notifier'

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** One side has written. The text stays hidden until the other side has written, too. */
export const reviewAwaitsYours = (
  { engagementId, subjectId, dueAt }: ReviewRow,
  { number }: EngagementRow,
  { name }: UserRow,
): NewNotification => ({
  userId: subjectId,
  kind: 'REVIEW',
  title: `${number}: you were reviewed`,
  text: `${name} has reviewed you. Write your review by ${day.format(new Date(dueAt))}; both are published together.`,
  path: pathOf(engagementId),
})

export const reviewPublished = (
  { engagementId, subjectId, rating, text }: ReviewRow,
  number: string,
): NewNotification => ({
  userId: subjectId,
  kind: 'REVIEW',
  title: `${number}: review published`,
  text: `${rating} of 5: ${text}`,
  path: pathOf(engagementId),
})

export const reviewReplied = ({ engagementId, authorId }: ReviewRow, reply: string): NewNotification => ({
  userId: authorId,
  kind: 'REVIEW',
  title: 'Your review was answered',
  text: reply,
  path: pathOf(engagementId),
})

const pathOf = (engagementId: string) => `/dashboard/engagements/${engagementId}`
