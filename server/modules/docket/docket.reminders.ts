import type { DocketEntryRow } from '../../database/tables/tables'
import { DAY_MS, HOUR_MS } from '../../lib/dates'
import { forEachDue } from '../../lib/for-each-due'
import type { InTransaction } from '../container-scopes'
import { accountsOf } from '../engagement/engagement.parties'
import type { EngagementQueries } from '../engagement/engagement.queries'
import { parties } from '../engagement/engagement.step'
import type { Notifier } from '../notification/notifier'
import type { Outbox } from '../outbox/outbox.service'
import type { UserQueries } from '../user/user.queries'
import { isActive } from '../user/user.service'
import type { DocketRepository } from './docket.repository'
import { reminderMail, reminderNotification } from './docket.texts'

const HOUR_OF_DAY_MS = 8 * HOUR_MS
const DAYS_BEFORE = [30, 7, 1, 0]
const BATCH = 50

/** The moments at which the parties are reminded of a day, at 08:00 UTC. Past ones are left out. */
export const remindersOf = (dueOn: string, now: Date) =>
  DAYS_BEFORE.map((days) => Date.parse(dueOn) - days * DAY_MS + HOUR_OF_DAY_MS)
    .filter((moment) => moment > now.getTime())
    .map((moment) => new Date(moment).toISOString())

interface Scope {
  docketRepository: DocketRepository
  engagements: Pick<EngagementQueries, 'of'>
  notifier: Notifier
  outbox: Outbox
  users: Pick<UserQueries, 'of'>
}

interface Dependencies {
  docketRepository: DocketRepository
  siteOrigin: () => string
  now: () => Date
  inTransaction: InTransaction<Scope>
}

/** Reminds both parties of the dates in their docket. */
export const createDocketReminders = ({ docketRepository, siteOrigin, now, inTransaction }: Dependencies) => {
  const remind = async (entry: DocketEntryRow, { engagements, notifier, outbox, users }: Scope) => {
    const engagement = await engagements.of(entry.engagementId)
    for (const side of parties) {
      const [userId, aboutId] = accountsOf(side, engagement)
      const [reader, other] = [await users.of(userId), await users.of(aboutId)]
      if (!isActive(reader)) continue
      const acts = entry.actor === side
      const notification = reminderNotification(entry, engagement, acts, now())
      await notifier.notify({ ...notification, userId, aboutId, mailed: true })
      const reminded = { engagement, reader: reader.name, other: other.name, acts }
      await outbox.enqueue(userId, reminderMail(entry, reminded, now(), siteOrigin()), { aboutId })
    }
  }

  /** One reminder, if several of an entry are due: after a stop, or when the clock was moved. */
  const take = (entryId: string, until: string) =>
    inTransaction(async (scope) => {
      if (!(await scope.docketRepository.takeReminders(entryId, until))) return
      const entry = await scope.docketRepository.find(entryId)
      // No reminder of a date that has passed: the page shows it.
      if (entry && Date.parse(entry.dueOn) + DAY_MS > now().getTime()) await remind(entry, scope)
    })

  return {
    run: async () => {
      const until = now().toISOString()
      await forEachDue({
        first: { entryId: '' },
        read: (after) => docketRepository.dueReminders(until, after, BATCH),
        nameOf: ({ entryId }) => entryId,
        handle: ({ entryId }) => take(entryId, until),
      })
    },
  }
}
