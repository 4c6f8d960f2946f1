import type { EngagementRow, ReviewRow, UserRow } from '../../database/tables'
import type { News } from '../notification/notification.service'

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** One side has written: without a word of what, or nobody would write unswayed. */
export const reviewWaits = (
  { engagementId, subjectId, dueAt }: ReviewRow,
  { number }: EngagementRow,
  { name }: UserRow,
): News => ({
  userId: subjectId,
  kind: 'REVIEW',
  title: `${number}: a review waits for yours`,
  text: `${name} has written one. Write yours by ${day.format(new Date(dueAt))}: both are published together.`,
  path: pathOf(engagementId),
})

export const reviewPublished = ({ engagementId, subjectId, rating, text }: ReviewRow, number: string): News => ({
  userId: subjectId,
  kind: 'REVIEW',
  title: `${number}: review published`,
  text: `${rating} of 5: ${text}`,
  path: pathOf(engagementId),
})

export const reviewAnswered = ({ engagementId, authorId }: ReviewRow, reply: string): News => ({
  userId: authorId,
  kind: 'REVIEW',
  title: 'Your review was answered',
  text: reply,
  path: pathOf(engagementId),
})

const pathOf = (engagementId: string) => `/dashboard/engagements/${engagementId}`
