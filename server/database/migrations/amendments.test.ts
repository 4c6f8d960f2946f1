import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

const user = sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
  values ('usr-a', 'Ada', 'ada', 'ada', 'BROKER', '/ada.svg', ${AT})`

const engagement = (id: string, chargeKey: string | null) =>
  sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version, price_cents,
      rounds_left, charge_key, created_at, updated_at)
    values (${id}, ${id}, 'service', 'Work', 1, 'usr-a', 'usr-a', 0, 'IN_PROGRESS', 1, 100, 1, ${chargeKey}, ${AT}, ${AT})`

const hold = (id: string) =>
  sql`insert into posting (id, entry_id, engagement_id, account, cents, at)
    values (${`${id}-buyer`}, ${id}, ${id}, 'buyer', -100, ${AT}), (${`${id}-held`}, ${id}, ${id}, 'held', 100, ${AT})`

describe.each(databases)('migration 0063-amendments on $name', async ({ openBlank }) => {
  test('ledger entries of before name the charge of their engagement, and can’t be changed afterwards', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0055-docket')
    const rows = [
      user,
      engagement('eng-paid', 'pay-a'),
      engagement('eng-sample', null),
      hold('eng-paid'),
      hold('eng-sample'),
    ]
    for (const insert of rows) await insert.execute(db)
    await migrate(db)
    expect(await db.selectFrom('posting').select(['id', 'chargeKey']).orderBy('id').execute()).toEqual([
      { id: 'eng-paid-buyer', chargeKey: 'pay-a' },
      { id: 'eng-paid-held', chargeKey: null },
      { id: 'eng-sample-buyer', chargeKey: null },
      { id: 'eng-sample-held', chargeKey: null },
    ])
    const amendments = db
      .selectFrom('engagement')
      .select(['amendmentKind', 'amendmentSince'])
      .where('id', '=', 'eng-paid')
    expect(await amendments.execute()).toEqual([{ amendmentKind: null, amendmentSince: null }])
    await expect(db.updateTable('posting').set({ cents: 1 }).execute()).rejects.toThrow('posting is append-only')
  })
})
