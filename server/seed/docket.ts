import type { Transaction } from 'kysely'
import { docketEntries } from '../../fixtures/engagements/docket'
import { assertFound } from '../database/rows'
import type { Tables } from '../database/tables/tables'
import { DAY_MS, earlier, HOUR_MS, isoDay, later } from '../lib/dates'
import { newId } from '../lib/ids'
import { centsOrNull } from '../lib/money'
import { remindersOf } from '../modules/docket/docket.reminders'
import { createDocketRepository } from '../modules/docket/docket.repository'
import { createEngagementRepository } from '../modules/engagement/engagement.repository'

/** Inserts the dates in the dockets of sample engagements, with their history. */
export const seedDocket = async (db: Transaction<Tables>) => {
  const now = new Date()
  const engagements = createEngagementRepository(db)
  const repository = createDocketRepository(db)
  for (const { engagement: number, author, officialFee, serviceFee, history, ...entry } of docketEntries) {
    const engagement = await engagements.byNumber(number)
    if (!engagement) throw new Error(`There is no engagement ${number}`)
    const id = newId('dkt')
    const events = history.map(({ action, hoursAgo }, revision) => {
      const { inDays = 0 } = assertFound(
        history.slice(0, revision + 1).findLast((event) => event.inDays !== undefined),
        number,
      )
      return {
        entryId: id,
        revision,
        action,
        byId: author,
        dueOn: isoDay(later(now, inDays * DAY_MS)),
        at: earlier(now, hoursAgo * HOUR_MS).toISOString(),
      }
    })
    const [added, last] = [assertFound(events[0], number), assertFound(events.at(-1), number)]
    const doneAt = last.action === 'MET' ? last.at : null
    await repository.add({
      ...entry,
      id,
      engagementId: engagement.id,
      authorId: author,
      dueOn: last.dueOn,
      officialFeeCents: centsOrNull(officialFee),
      serviceFeeCents: centsOrNull(serviceFee),
      doneAt,
      createdAt: added.at,
      changedAt: last === added ? null : last.at,
      revision: last.revision,
    })
    for (const event of events) await repository.addEvent(event)
    await repository.setReminders(id, doneAt ? [] : remindersOf(last.dueOn, now))
  }
}
