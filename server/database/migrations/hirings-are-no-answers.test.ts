import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import type { Database } from '../connection'
import { migrate, migrateTo } from '../migrate'

const at = new Date(Date.UTC(2026, 10, 1)).toISOString()

const begin = async (db: Database, id: string) => {
  await sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version,
      rounds_left, created_at, updated_at)
    values (${id}, ${id}, 'service', 'Logo', 1, 'usr-ben', 'usr-ada', 0, 'OFFERED', 2, 0, ${at}, ${at})`.execute(db)
  for (const [version, transition, actor, state] of [
    [1, 'REQUEST_QUOTE', 'BUYER', 'QUOTE_REQUESTED'],
    [2, 'SEND_OFFER', 'SELLER', 'OFFERED'],
  ])
    await sql`insert into engagement_event (id, engagement_id, version, at, transition, actor, state, links)
      values (${`${id}-${version}`}, ${id}, ${version}, ${at}, ${transition}, ${actor}, ${state}, '')`.execute(db)
}

/** A quote that is answered at once, and a hiring. */
const fill = async (db: Database) => {
  for (const id of ['usr-ada', 'usr-ben'])
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values (${id}, 'Ada', ${`${id}@example.com`}, 'ada', 'BROKER', '/ada.svg', ${at})`.execute(db)
  await sql`insert into job (id, kind, owner_id, title, location, type, salary, description, posted_at)
    values ('job-1', 'BRIEF', 'usr-ben', 'Logo', 'Remote', 'Project', '$1', 'A logo.', ${at})`.execute(db)
  await sql`insert into application (id, job_id, applicant_id, state, version, note, expected_pay, created_at, updated_at)
    values ('app-1', 'job-1', 'usr-ada', 'SUBMITTED', 1, 'Me.', '', ${at}, ${at})`.execute(db)
  await begin(db, 'eng-asked')
  await db.transaction().execute(async (transaction) => {
    await begin(transaction, 'eng-hired')
    await sql`update application set engagement_id = 'eng-hired' where id = 'app-1'`.execute(transaction)
  })
}

describe.each(databases)('migration 0184-hirings-are-no-answers on $name', ({ openBlank }) => {
  test.each([
    ['before the migration', '0183-receipt-sweep'],
    ['after it', '0184-hirings-are-no-answers'],
  ])('the offer of a hiring %s does not count as a first answer', async (_, before) => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, before)
    await fill(db)
    await migrate(db)
    expect(await db.selectFrom('trackRecord').selectAll().execute()).toMatchObject([
      { userId: 'usr-ada', answered1h: 1 },
    ])
  })
})
