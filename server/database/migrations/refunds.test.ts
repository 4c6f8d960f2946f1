import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

const user = sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
  values ('usr-a', 'Ada', 'ada', 'ada', 'BROKER', '/ada.svg', ${AT})`

const engagement = sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version,
    price_cents, rounds_left, created_at, updated_at)
  values ('eng-a', 'MQ-A', 'service', 'Work', 1, 'usr-a', 'usr-a', 0, 'COMPLETED', 1, 100, 1, ${AT}, ${AT})`

const refund = (id: string, doneAt: string | null) =>
  sql`insert into refund (id, engagement_id, charge_key, cents, created_at, done_at)
      values (${id}, 'eng-a', 'pay-a', 10, ${AT}, ${doneAt})`

const transfer = (id: string, state: string, reversedCents: number, reversedAt: string | null) =>
  sql`insert into transfer (id, engagement_id, seller_id, charge_key, cents, state, reversed_cents, attempts, next_attempt_at,
        created_at, sent_at, reversed_at)
      values (${id}, 'eng-a', 'usr-a', 'pay-a', 90, ${state}, ${reversedCents}, 0, ${AT}, ${AT}, ${AT}, ${reversedAt})`

describe.each(databases)('migration 0046-refunds on $name', async ({ openBlank }) => {
  test('open refunds are due, and reversals keep the key under which they were requested', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0045-notification-subjects')
    const rowsBefore = [user, engagement, refund('rfd-open', null), refund('rfd-done', AT)]
    const transfers = [
      transfer('trf-sent', 'sent', 0, null),
      transfer('trf-back', 'reversed', 90, AT),
      transfer('trf-reversing', 'reversing', 50, null),
    ]
    for (const insert of [...rowsBefore, ...transfers]) await insert.execute(db)
    await migrate(db)
    const refunds = db.selectFrom('refund').select(['id', 'nextAttemptAt', 'failures', 'attempts']).orderBy('id')
    expect(await refunds.execute()).toEqual([
      { id: 'rfd-done', nextAttemptAt: null, failures: 0, attempts: 0 },
      { id: 'rfd-open', nextAttemptAt: AT, failures: 0, attempts: 0 },
    ])
    const states = db.selectFrom('transfer').select(['id', 'state', 'reversedCents']).orderBy('id')
    expect(await states.execute()).toEqual([
      { id: 'trf-back', state: 'reversed', reversedCents: 90 },
      { id: 'trf-reversing', state: 'sent', reversedCents: 50 },
      { id: 'trf-sent', state: 'sent', reversedCents: 0 },
    ])
    const reversals = db.selectFrom('transferReversal').select(['id', 'transferId', 'cents', 'doneAt']).orderBy('id')
    expect(await reversals.execute()).toEqual([
      { id: 'trf-back:reversal', transferId: 'trf-back', cents: 90, doneAt: AT },
      { id: 'trf-reversing:reversal', transferId: 'trf-reversing', cents: 50, doneAt: null },
    ])
  })
})
