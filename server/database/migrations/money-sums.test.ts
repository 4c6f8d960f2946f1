import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { createContainer } from '../../modules/container'
import { databases } from '../../testing/database/databases'
import { testInfrastructure } from '../../testing/infrastructure'
import type { Database } from '../connection'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

/** The kept sums, and those of the rows that they stand for. */
const sumsOf = async (db: Database) => {
  const { rows } = await sql<{ held: number | string; payable: number | string }>`
    select
      (select coalesce(sum(cents), 0) from posting where account = 'held') as held,
      (select coalesce(sum(cents), 0) from posting where account in ('seller', 'broker'))
        - (select coalesce(sum(cents), 0) from transfer where sent_at is not null)
        + (select coalesce(sum(cents), 0) from transfer_reversal where done_at is not null) as payable
  `.execute(db)
  const kept = await createContainer(db, testInfrastructure(), nobody).monitoringRepository.money()
  return { kept, summed: { held: Number(rows[0]?.held), payable: Number(rows[0]?.payable) } }
}

describe.each(databases)('money sums on $name', async ({ openBlank, openSample }) => {
  const sample = await openSample()
  afterAll(() => sample.destroy())

  test('the migration sums the rows that are there', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0087-invoice-series-of-sellers')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'BROKER', '/ada.svg', ${AT})`.execute(db)
    await sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version,
        rounds_left, created_at, updated_at)
      values ('eng-a', 'MQ-A', 'service', 'Logo', 1, 'usr-ada', 'usr-ada', 0, 'DELIVERED', 1, 0, ${AT}, ${AT})`.execute(
      db,
    )
    await sql`insert into posting (id, entry_id, engagement_id, account, cents, at)
      values ('led-1', 'ent-1', 'eng-a', 'buyer', -700, ${AT}), ('led-2', 'ent-1', 'eng-a', 'held', 500, ${AT}),
        ('led-3', 'ent-1', 'eng-a', 'seller', 200, ${AT})`.execute(db)
    await migrate(db)
    expect((await sumsOf(db)).kept).toEqual({ held: 500, payable: 200 })
  })

  test('sums follow postings, transfers that are sent, and reversals that are done', async () => {
    const db = sample
    const before = await sumsOf(db)
    expect(before.kept).toEqual(before.summed)
    expect(before.kept.held).toBeGreaterThan(0)
    const { id: engagementId, sellerId } = await db.selectFrom('engagement').selectAll().executeTakeFirstOrThrow()
    const line = { entryId: 'ent-kept', engagementId, at: AT, cause: null }
    const due = { attempts: 0, nextAttemptAt: AT, createdAt: AT }
    const transfer = {
      ...due,
      engagementId,
      payeeId: sellerId,
      chargeKey: 'chg-1',
      state: 'open',
      reversedCents: 0,
    } as const
    const changes: (() => Promise<unknown>)[] = [
      () =>
        db
          .insertInto('posting')
          .values([
            { ...line, id: 'led-kept-1', account: 'held', cents: -1_000 },
            { ...line, id: 'led-kept-2', account: 'seller', cents: 800 },
            { ...line, id: 'led-kept-3', account: 'broker', cents: 100 },
            { ...line, id: 'led-kept-4', account: 'platform', cents: 100 },
          ])
          .execute(),
      () =>
        db
          .insertInto('transfer')
          .values([
            { ...transfer, id: 'tra-sent', cents: 70, sentAt: AT },
            { ...transfer, id: 'tra-open', cents: 30, sentAt: null },
          ])
          .execute(),
      () => db.updateTable('transfer').set({ cents: 25 }).where('id', '=', 'tra-open').execute(),
      () => db.updateTable('transfer').set({ state: 'sent', sentAt: AT }).where('id', '=', 'tra-open').execute(),
      () => db.updateTable('transfer').set({ reversedCents: 5 }).where('id', '=', 'tra-open').execute(),
      () =>
        db
          .insertInto('transferReversal')
          .values({ ...due, id: 'rev-kept', transferId: 'tra-sent', cents: 40, doneAt: null })
          .execute(),
      () => db.updateTable('transferReversal').set({ doneAt: AT }).where('id', '=', 'rev-kept').execute(),
    ]
    for (const change of changes) {
      await change()
      const { kept, summed } = await sumsOf(db)
      expect(kept, change.toString()).toEqual(summed)
    }
    const { kept } = await sumsOf(db)
    expect(kept).toEqual({ held: before.kept.held - 1_000, payable: before.kept.payable + 900 - 70 - 25 + 40 })
  })
})
