import type { Generated } from 'kysely'
import type { DocketAction, DocketKind, EngagementParty, Jurisdiction } from '../../generated/resolvers'

export interface DocketTables {
  calendarFeed: CalendarFeedTable
  docketEntry: DocketEntryTable
  docketEvent: DocketEventTable
  docketReminder: DocketReminderTable
}

/** A date of an official procedure. */
interface DocketEntryTable {
  id: string
  engagementId: string
  /** The party that has added it. */
  authorId: string
  kind: DocketKind
  jurisdiction: Jurisdiction
  title: string
  /** The last day: `2027-02-03`. */
  dueOn: string
  /** The side that has to act. */
  actor: EngagementParty
  /** In hundredths of the office's currency. */
  officialFeeCents: number | null
  serviceFeeCents: number | null
  doneAt: string | null
  createdAt: string
  /** Null until the first change. */
  changedAt: Generated<string | null>
  /** Increases by one with each change. */
  revision: Generated<number>
  /** A removed date stays for the history. */
  removedAt: Generated<string | null>
  /** The author's id for it, so that a repeated request adds it once. */
  clientId: Generated<string | null>
}

/** A change of a date. Append-only. */
interface DocketEventTable {
  entryId: string
  /** The entry's revision after the change. */
  revision: number
  at: string
  byId: string
  action: DocketAction
  /** The last day after the change. */
  dueOn: string
}

/** A reminder that is still to be sent. */
interface DocketReminderTable {
  entryId: string
  dueAt: string
}

/** The calendar of an account. Its address holds a token, of which only the hash is stored. */
interface CalendarFeedTable {
  userId: string
  tokenHash: string
  createdAt: string
}
