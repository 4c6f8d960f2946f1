import type { Transaction } from 'kysely'
import { docketEntries } from '../../fixtures/engagements/docket'
import { assertFound } from '../database/loader'
import type { Tables } from '../database/tables/tables'
import { DAY_MS, HOUR_MS } from '../lib/dates'
import { newId } from '../lib/ids'
import { cents } from '../lib/money'
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
        dueOn: dayAfter(now, inDays),
        at: hoursBefore(now, hoursAgo),
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
      officialFeeCents: officialFee === undefined ? null : cents(officialFee),
      serviceFeeCents: serviceFee === undefined ? null : cents(serviceFee),
      doneAt,
      createdAt: added.at,
      changedAt: last === added ? null : last.at,
      revision: last.revision,
    })
    for (const event of events) await repository.addEvent(event)
    await repository.setReminders(id, doneAt ? [] : remindersOf(last.dueOn, now))
  }
}

const dayAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
