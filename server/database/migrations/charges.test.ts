import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

const attempt = (state: string, { cents = 100, at = AT } = {}) =>
  sql`insert into payment_attempt (id, buyer_id, key, charge_key, content_hash, content, cents, state, created_at)
      values (${`pay-${state}-${cents}-${at}`}, 'usr-ada', ${`${state}-${cents}-${at}`}, ${`${state}-${cents}`}, 'hash', '{}',
        ${cents}, ${state}, ${at})`

const rowsBefore = [
  sql`insert into "user" (id, name, email, search_text, role, avatar, created_at, mails_missed)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'CUSTOMER', '/ada.svg', ${AT}, 0)`,
  ...['open', 'paid', 'declined', 'failed', 'returning', 'returned'].map((state) => attempt(state)),
  attempt('paid', { cents: 0 }),
  attempt('failed', { cents: 7, at: '2996-11-21T12:00:00.000Z' }),
  sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version, rounds_left,
        charge_key, created_at, updated_at)
      values ('eng-1', 'MQ-00001', 'service', 'Logo', 1, 'usr-ada', 'usr-ada', 0, 'CANCELLED', 2, 0, 'paid-100', ${AT}, ${AT})`,
  sql`insert into refund (id, engagement_id, charge_key, cents, created_at, done_at)
      values ('rfd-1', 'eng-1', 'paid-100', 50, ${AT}, null)`,
  sql`insert into sample_charge (key, cents, paid, last_four, refunded_cents) values ('paid-100', 100, 1, '4242', 0)`,
]

describe.each(databases)('migration 0033-charges on $name', async ({ openBlank }) => {
  test('makes a charge of each attempt that was charged, and a refund of each charge that goes back', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0030-catalogue-changes')
    for (const insert of rowsBefore) await insert.execute(db)
    await migrate(db)
    expect(await db.selectFrom('charge').select(['key', 'state', 'nextCheckAt']).orderBy('key').execute()).toEqual([
      { key: 'declined-100', state: 'declined', nextCheckAt: null },
      { key: 'failed-100', state: 'canceled', nextCheckAt: null },
      { key: 'failed-7', state: 'open', nextCheckAt: '2996-11-21T12:00:00.000Z' },
      { key: 'open-100', state: 'open', nextCheckAt: AT },
      { key: 'paid-100', state: 'paid', nextCheckAt: null },
      { key: 'returned-100', state: 'refunded', nextCheckAt: null },
      { key: 'returning-100', state: 'refunded', nextCheckAt: null },
    ])
    expect(await db.selectFrom('refund').select(['id', 'engagementId', 'doneAt']).orderBy('id').execute()).toEqual([
      { id: 'returned-100', engagementId: null, doneAt: AT },
      { id: 'returning-100', engagementId: null, doneAt: null },
      { id: 'rfd-1', engagementId: 'eng-1', doneAt: null },
    ])
    const states = await db.selectFrom('paymentAttempt').select(['state']).distinct().orderBy('state').execute()
    expect(states).toEqual([{ state: 'open' }, { state: 'paid' }])
    expect(await db.selectFrom('sampleCharge').select(['key', 'state']).execute()).toEqual([
      { key: 'paid-100', state: 'paid' },
    ])
  })

  test('an attempt has at most one charge that is open or paid', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0030-catalogue-changes')
    for (const insert of rowsBefore) await insert.execute(db)
    await migrate(db)
    const { attemptId } = await db
      .selectFrom('charge')
      .selectAll()
      .where('key', '=', 'open-100')
      .executeTakeFirstOrThrow()
    const times = { createdAt: AT, leaseUntil: AT, nextCheckAt: AT }
    const second = db
      .insertInto('charge')
      .values({ key: 'second', attemptId, cents: 1, state: 'open', checks: 0, ...times })
    await expect(second.execute()).rejects.toThrow(/unique/i)
  })
})
