import type { DocketKind, Jurisdiction } from '../../generated/resolvers'

export interface DocketTables {
  calendarFeed: CalendarFeedTable
  docketEntry: DocketEntryTable
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
  actor: 'BUYER' | 'SELLER'
  /** In hundredths of the office's currency. */
  officialFeeCents: number | null
  serviceFeeCents: number | null
  doneAt: string | null
  createdAt: string
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
