import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

const transfer = (id: string, state: string, sentAt: string | null) =>
  sql`insert into transfer (id, engagement_id, payee_id, charge_key, cents, state, reversed_cents, attempts, next_attempt_at,
        created_at, sent_at)
      values (${id}, 'eng-a', 'usr-a', 'pay-a', 90, ${state}, 0, 0, ${AT}, ${AT}, ${sentAt})`

describe.each(databases)('migration 0179-tried-transfers on $name', ({ openBlank }) => {
  test('transfers of earlier versions without an answer count as tried', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0178-outbox-indexes')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-a', 'Ada', 'ada', 'ada', 'BROKER', '/ada.svg', ${AT})`.execute(db)
    await sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version,
        price_cents, rounds_left, created_at, updated_at)
      values ('eng-a', 'MQ-A', 'service', 'Work', 1, 'usr-a', 'usr-a', 0, 'COMPLETED', 1, 100, 1, ${AT}, ${AT})`.execute(
      db,
    )
    await transfer('trf-canceled', 'canceled', null).execute(db)
    await transfer('trf-sent', 'sent', AT).execute(db)
    await migrate(db)
    expect(await db.selectFrom('transfer').select(['id', 'triedAt']).orderBy('id').execute()).toEqual([
      { id: 'trf-canceled', triedAt: AT },
      { id: 'trf-sent', triedAt: null },
    ])
  })
})
