import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-01T12:00:00.000Z'

describe.each(databases)('migration 0187-pay-by-short-units on $name', ({ openBlank }) => {
  test('jobs have the pay of a full year that their text names, and others keep theirs', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0185-versions-of-profiles')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'BROKER', '/ada.svg', ${AT})`.execute(db)
    for (const [id, salary, pay] of [
      ['job-a', '$45/hr', 45],
      ['job-b', '$4,000 monthly', 4_000],
      ['job-c', '$400 a day', 104_000],
    ])
      await sql`insert into job (id, owner_id, title, location, type, salary, yearly_pay, description, posted_at)
        values (${id}, 'usr-ada', 'Clerk', 'Remote', 'Full-time', ${salary}, ${pay}, 'Keeps records.', ${AT})`.execute(
        db,
      )
    await migrate(db)
    expect(await db.selectFrom('job').select(['id', 'yearlyPay']).orderBy('id').execute()).toEqual([
      { id: 'job-a', yearlyPay: 93_600 },
      { id: 'job-b', yearlyPay: 48_000 },
      { id: 'job-c', yearlyPay: 104_000 },
    ])
  })
})
