import type { EngagementParent } from '../../api/parents'
import type { DocketEntryRow, DocketEventRow } from '../../database/tables/tables'
import type { DocketAction } from '../../generated/resolvers'
import { engagementPath } from '../../lib/addresses/site-paths'
import { DAY_MS, dayText, isoDay } from '../../lib/dates'
import { createMail, quoted } from '../outbox/mail-template'
import { docketKinds, jurisdictions } from './docket-names'

/** Whole days from today in UTC. */
export const daysUntil = (day: string, now: Date) => Math.round((Date.parse(day) - Date.parse(isoDay(now))) / DAY_MS)

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** `in 7 days`, `tomorrow`, `today`. */
const untilText = (days: number) => relative.format(days, 'day')

export const kindText = ({ kind, jurisdiction }: Pick<DocketEntryRow, 'jurisdiction' | 'kind'>) =>
  `${docketKinds[kind]}, ${jurisdictions[jurisdiction].label}`

type Engagement = Pick<EngagementParent, 'id' | 'number'>

interface Reminded {
  engagement: Pick<EngagementParent, 'id' | 'number' | 'title'>
  /** The names of the reader and of the other party. */
  reader: string
  other: string
  /** Whether the reader has to act. */
  acts: boolean
}

/** The mail that reminds a party. */
export const reminderMail = (
  entry: DocketEntryRow,
  { engagement, reader, other, acts }: Reminded,
  now: Date,
  site: string,
) => {
  const until = untilText(daysUntil(entry.dueOn, now))
  return createMail({
    to: reader,
    subject: `${docketKinds[entry.kind]} due ${until}: ${quoted(entry.title || engagement.title)}`,
    paragraphs: [
      `${kindText(entry)}: the last day is ${dayText(entry.dueOn)}, ${until}.`,
      acts ? 'You have to act. Mark the date as met when it is done.' : `${other} has to act.`,
    ],
    facts: [
      ['Order', `${engagement.number} ${quoted(engagement.title)}`],
      ['With', other],
      ['Last day', dayText(entry.dueOn)],
    ],
    button: { label: 'See the order', url: site + engagementPath(engagement.id) },
  })
}

/** The notification of a reminder. */
export const reminderNotification = (entry: DocketEntryRow, { id, number }: Engagement, acts: boolean, now: Date) => ({
  kind: 'DOCKET' as const,
  topic: `docket:${entry.id}`,
  title: `${docketKinds[entry.kind]} due ${untilText(daysUntil(entry.dueOn, now))}`,
  text: [number, entry.title, acts ? 'You have to act' : 'The other party has to act']
    .filter((part) => part !== '')
    .join(' · '),
  path: engagementPath(id),
})

const actions: Record<DocketAction, string> = {
  ADDED: 'Added',
  CHANGED: 'Changed',
  MET: 'Met',
  REOPENED: 'Not met yet',
  REMOVED: 'Removed',
}

/** A change in words: `Removed: Renewal, European Union (EUIPO), FERNWELL, due February 3, 2027`. */
export const eventText = ({ action, dueOn, title, ...entry }: DocketEventRow) =>
  `${actions[action]}: ${[kindText(entry), title, `due ${dayText(dueOn)}`].filter((part) => part !== '').join(', ')}`

const changeTitles: Record<DocketAction, (kind: string, day: string) => string> = {
  ADDED: (kind, day) => `${kind} due ${day}`,
  CHANGED: (kind, day) => `${kind} due ${day}`,
  MET: (kind, day) => `${kind} of ${day} is marked as met`,
  REOPENED: (kind, day) => `${kind} due ${day} is not met yet`,
  REMOVED: (kind, day) => `${kind} of ${day} was removed: no more reminders`,
}

/** The notification of the party that hasn't changed the date. */
export const changeNotification = (action: DocketAction, entry: DocketEntryRow, { id, number }: Engagement) => ({
  kind: 'DOCKET' as const,
  topic: `docket:${entry.id}`,
  title: changeTitles[action](docketKinds[entry.kind], dayText(entry.dueOn)),
  text: [number, entry.title].filter((part) => part !== '').join(' · '),
  path: engagementPath(id),
})
