import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const DELIVERED = '2026-11-01T12:00:00.000Z'
const OPENED = '2026-11-05T12:00:00.000Z'

const engagement = (id: string, state: string) =>
  sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version, rounds_left,
        created_at, updated_at)
      values (${id}, ${id}, 'service', 'Logo', 1, 'usr-ada', 'usr-ada', 0, ${state}, 2, 0, ${DELIVERED}, ${OPENED})`

const event = (engagementId: string, version: number, transition: string, actor: string, state: string, at: string) =>
  sql`insert into engagement_event (id, engagement_id, version, at, transition, actor, by_id, state, links)
      values (${`evt-${engagementId}-${version}`}, ${engagementId}, ${version}, ${at}, ${transition}, ${actor}, 'usr-ada',
        ${state}, '')`

describe.each(databases)('migration 0064-disputes on $name', ({ openBlank }) => {
  test('open disputes get who opened them, who has to answer, and what they have interrupted', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0055-docket')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'BROKER', '/ada.svg', ${DELIVERED})`.execute(db)
    const rows = [
      engagement('eng-open', 'DISPUTED'),
      engagement('eng-done', 'COMPLETED'),
      engagement('eng-held', 'DISPUTED'),
    ]
    for (const id of ['eng-open', 'eng-done'])
      rows.push(
        event(id, 1, 'DELIVER', 'SELLER', 'DELIVERED', DELIVERED),
        event(id, 2, 'OPEN_DISPUTE', 'BUYER', 'DISPUTED', OPENED),
      )
    rows.push(
      event('eng-held', 1, 'DELIVER', 'SELLER', 'DELIVERED', DELIVERED),
      event('eng-held', 2, 'PUT_ON_HOLD', 'ADMIN', 'DELIVERED', DELIVERED),
      event('eng-held', 3, 'OPEN_DISPUTE', 'SELLER', 'DISPUTED', OPENED),
    )
    for (const row of rows) await row.execute(db)
    await migrate(db)
    const columns = ['disputedBy', 'disputedAt', 'stateBeforeDispute', 'unansweredBy', 'waitingSince'] as const
    const found = await db
      .selectFrom('engagement')
      .select([...columns, 'heldBeforeDispute'])
      .orderBy('id')
      .execute()
    const none = {
      disputedBy: null,
      disputedAt: null,
      stateBeforeDispute: null,
      unansweredBy: null,
      waitingSince: null,
      heldBeforeDispute: 0,
    }
    expect(found).toEqual([
      none,
      {
        ...{ disputedBy: 'SELLER', disputedAt: OPENED, unansweredBy: 'BUYER' },
        ...{ stateBeforeDispute: 'DELIVERED', waitingSince: DELIVERED, heldBeforeDispute: 1 },
      },
      {
        ...{ disputedBy: 'BUYER', disputedAt: OPENED, unansweredBy: 'SELLER' },
        ...{ stateBeforeDispute: 'DELIVERED', waitingSince: DELIVERED, heldBeforeDispute: 0 },
      },
    ])
  })
})
