import type { Transaction } from 'kysely'
import { docketEntries } from '../../fixtures/engagements/docket'
import type { Tables } from '../database/tables/tables'
import { newId } from '../lib/ids'
import { cents } from '../lib/money'
import { remindersOf } from '../modules/docket/docket.reminders'
import { createDocketRepository } from '../modules/docket/docket.repository'
import { createEngagementRepository } from '../modules/engagement/engagement.repository'

const DAY_MS = 86_400_000

/** Inserts the dates in the dockets of sample engagements. */
export const seedDocket = async (db: Transaction<Tables>) => {
  const now = new Date()
  const engagements = createEngagementRepository(db)
  const repository = createDocketRepository(db)
  for (const { engagement: number, author, inDays, officialFee, serviceFee, done, ...entry } of docketEntries) {
    const engagement = await engagements.byNumber(number)
    if (!engagement) throw new Error(`There is no engagement ${number}`)
    const id = newId('dkt')
    const dueOn = new Date(now.getTime() + inDays * DAY_MS).toISOString().slice(0, 10)
    await repository.add({
      ...entry,
      id,
      engagementId: engagement.id,
      authorId: author,
      dueOn,
      officialFeeCents: officialFee === undefined ? null : cents(officialFee),
      serviceFeeCents: serviceFee === undefined ? null : cents(serviceFee),
      doneAt: done ? now.toISOString() : null,
      createdAt: now.toISOString(),
    })
    await repository.setReminders(id, done ? [] : remindersOf(dueOn, now))
  }
}
