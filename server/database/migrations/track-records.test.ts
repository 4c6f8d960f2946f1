import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import type { Database } from '../connection'
import { migrate, migrateTo } from '../migrate'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour)).toISOString()

const event = (version: number, transition: string, actor: string, state: string, hour: number) =>
  sql`insert into engagement_event (id, engagement_id, version, at, transition, actor, state, links)
      values (${`evt-${version}`}, 'eng-1', ${version}, ${at(hour)}, ${transition}, ${actor}, ${state}, '')`

const message = (sequence: number, sender: string, hour: number) =>
  sql`insert into message (conversation_id, sequence, id, sender_id, client_id, body, sent_at)
      values ('cnv-1', ${sequence}, ${`msg-${sequence}`}, ${sender}, ${`c-${sequence}`}, 'Hello', ${at(hour)})`

/** A quote that is answered within two hours, delivered in time and completed, and a message that is answered a day later. */
const fill = async (db: Database) => {
  for (const id of ['usr-ada', 'usr-ben'])
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values (${id}, 'Ada', ${`${id}@example.com`}, 'ada', 'BROKER', '/ada.svg', ${at(0)})`.execute(db)
  await sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version,
      rounds_left, due_at, created_at, updated_at)
    values ('eng-1', 'MQ-1', 'service', 'Logo', 1, 'usr-ben', 'usr-ada', 0, 'COMPLETED', 5, 0, ${at(50)}, ${at(0)}, ${at(0)})
  `.execute(db)
  await sql`insert into conversation (id, subject_kind, subject_id, title, low_id, high_id, message_count, created_at)
    values ('cnv-1', 'COMPANY', 'com-1', 'Ada', 'usr-ada', 'usr-ben', 3, ${at(0)})`.execute(db)
  for (const line of [
    event(1, 'REQUEST_QUOTE', 'BUYER', 'QUOTE_REQUESTED', 0),
    event(2, 'SEND_OFFER', 'SELLER', 'OFFERED', 2),
    event(3, 'SEND_OFFER', 'SELLER', 'OFFERED', 30),
    event(4, 'DELIVER', 'SELLER', 'DELIVERED', 49),
    event(5, 'ACCEPT_DELIVERY', 'BUYER', 'COMPLETED', 60),
    ...[message(1, 'usr-ben', 0), message(2, 'usr-ben', 1), message(3, 'usr-ada', 24)],
  ])
    await line.execute(db)
}

describe.each(databases)('migration 0117-track-records on $name', ({ openBlank }) => {
  test.each([
    ['of what was stored before', '0116-listed-companies'],
    ['of what is written afterwards', '0117-track-records'],
  ])('track records have the counts %s', async (_, before) => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, before)
    await fill(db)
    await migrate(db)
    const counted = { completed: 1, delivered: 1, deliveredOnTime: 1, answered3h: 1, answered24h: 1 }
    expect(await db.selectFrom('trackRecord').selectAll().execute()).toEqual([
      { userId: 'usr-ada', answered1h: 0, answered6h: 0, answered12h: 0, answered48h: 0, answeredLater: 0, ...counted },
    ])
  })
})
