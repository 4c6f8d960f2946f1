import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

const user = (id: string, suspendedAt: string | null) =>
  sql`insert into "user" (id, name, email, search_text, role, avatar, created_at, suspended_at)
      values (${id}, 'Ada', ${id}, 'ada', 'CUSTOMER', '/ada.svg', ${AT}, ${suspendedAt})`

const engagement = (id: string, sellerId: string, state: string) =>
  sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version, price_cents,
        rounds_left, created_at, updated_at)
      values (${id}, ${id}, 'service', 'Work', 1, 'usr-buyer', ${sellerId}, 0, ${state}, 1, 100, 1, ${AT}, ${AT})`

const deadline = (id: string) =>
  sql`insert into deadline (subject_id, transition, due_at) values (${id}, 'ACCEPT_DELIVERY', ${AT})`

const posting = (id: string, cents: number) =>
  sql`insert into posting (id, entry_id, engagement_id, account, cents, at)
      values (${id}, 'led', 'eng-open', 'held', ${cents}, ${AT})`

const rowsBefore = [
  user('usr-buyer', null),
  user('usr-seller', null),
  user('usr-suspended', AT),
  engagement('eng-open', 'usr-seller', 'DELIVERED'),
  engagement('eng-suspended', 'usr-suspended', 'DELIVERED'),
  engagement('eng-disputed', 'usr-seller', 'DISPUTED'),
  deadline('eng-open'),
  deadline('eng-suspended'),
  posting('led-1', 100),
  posting('led-2', -100),
]

describe.each(databases)('migrations 0036-holds and 0037-append-only on $name', async ({ openBlank }) => {
  test('stop the deadlines of suspended parties, give disputes a date, and keep the books', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0032-access-tokens')
    for (const insert of rowsBefore) await insert.execute(db)
    await migrate(db)

    const rows = db.selectFrom('engagement').select(['id', 'onHold', 'pausedAt', 'decisionDueAt']).orderBy('id')
    expect(await rows.execute()).toEqual([
      { id: 'eng-disputed', onHold: 0, pausedAt: null, decisionDueAt: '2026-11-28T12:00:00.000Z' },
      { id: 'eng-open', onHold: 0, pausedAt: null, decisionDueAt: null },
      { id: 'eng-suspended', onHold: 0, pausedAt: expect.any(String), decisionDueAt: null },
    ])
    expect(await db.selectFrom('deadline').select('subjectId').execute()).toEqual([{ subjectId: 'eng-open' }])
    expect(await db.selectFrom('posting').select(['id', 'cents']).orderBy('id').execute()).toEqual([
      { id: 'led-1', cents: 100 },
      { id: 'led-2', cents: -100 },
    ])
    await expect(posting('led-3', 1).execute(db)).rejects.toThrow(/foreign key/i)
  })
})
