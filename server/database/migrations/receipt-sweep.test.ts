import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

const attempt = (id: string, content: unknown) =>
  sql`insert into payment_attempt (id, buyer_id, key, content_hash, content, cents, state, created_at)
      values (${id}, 'usr-buyer', ${id}, 'hash', ${JSON.stringify(content)}, 100, 'paid', ${AT})`

const linesOf = (...sellerIds: string[]) => sellerIds.map((sellerId) => ({ sellerId, quantity: 1 }))

describe.each(databases)('migration 0183-receipt-sweep on $name', ({ openBlank }) => {
  test('the sellers of orders that were paid before are noted once each', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0182-search-traits')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-buyer', 'Ada', 'ada', 'ada', 'CUSTOMER', '/ada.svg', ${AT})`.execute(db)
    await attempt('pay-a', { type: 'order', lines: linesOf('usr-a', 'usr-b', 'usr-a') }).execute(db)
    await attempt('pay-b', { type: 'order', lines: linesOf('usr-b') }).execute(db)
    await attempt('pay-offer', { type: 'offer', engagementId: 'eng-a' }).execute(db)
    await migrate(db)
    const sellers = db.selectFrom('paymentAttemptSeller').selectAll().orderBy('attemptId').orderBy('sellerId')
    expect(await sellers.execute()).toEqual([
      { attemptId: 'pay-a', sellerId: 'usr-a' },
      { attemptId: 'pay-a', sellerId: 'usr-b' },
      { attemptId: 'pay-b', sellerId: 'usr-b' },
    ])
  })
})
