import type { EngagementParent } from '../../api/parents'
import type { DocketEntryRow } from '../../database/tables/tables'
import { mailText } from '../outbox/outbox.service'
import { docketKinds, jurisdictions } from './jurisdictions'

const DAY_MS = 86_400_000

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words: `February 3, 2027`. */
const dayText = (day: string) => longDay.format(new Date(day))

/** Whole days from today in UTC. */
export const daysUntil = (day: string, now: Date) =>
  Math.round((Date.parse(day) - Date.parse(now.toISOString().slice(0, 10))) / DAY_MS)

/** `in 7 days`, `tomorrow`, `today`. */
const untilText = (days: number) => {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

export const kindText = ({ kind, jurisdiction }: Pick<DocketEntryRow, 'jurisdiction' | 'kind'>) =>
  `${docketKinds[kind]}, ${jurisdictions[jurisdiction].label}`

type Engagement = Pick<EngagementParent, 'id' | 'number'>

/** The mail that reminds a party. It has no text that people have typed. */
export const reminderMail = (entry: DocketEntryRow, engagement: Engagement, acts: boolean, now: Date, site: string) => {
  const days = daysUntil(entry.dueOn, now)
  return mailText(
    `${docketKinds[entry.kind]} due ${untilText(days)}: ${engagement.number}`,
    `${kindText(entry)}: the last day is ${dayText(entry.dueOn)}, ${untilText(days)}.`,
    acts ? 'You have to act. Mark the date as met when it is done.' : 'The other party has to act.',
    `${site}/dashboard/engagements/${engagement.id}`,
  )
}

/** The notification of a reminder. */
export const reminderNotification = (entry: DocketEntryRow, { id, number }: Engagement, acts: boolean, now: Date) => ({
  kind: 'DOCKET' as const,
  topic: `docket:${entry.id}`,
  title: `${docketKinds[entry.kind]} due ${untilText(daysUntil(entry.dueOn, now))}`,
  text: [number, entry.title, acts ? 'You have to act' : 'The other party has to act']
    .filter((part) => part !== '')
    .join(' · '),
  path: `/dashboard/engagements/${id}`,
})

/** The notification of the party that hasn't entered the date. */
export const savedNotification = (entry: DocketEntryRow, { id, number }: Engagement) => ({
  kind: 'DOCKET' as const,
  topic: `docket:${entry.id}`,
  title: `${docketKinds[entry.kind]} due ${dayText(entry.dueOn)}`,
  text: [number, entry.title].filter((part) => part !== '').join(' · '),
  path: `/dashboard/engagements/${id}`,
})
