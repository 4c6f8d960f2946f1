import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-01T12:00:00.000Z'

describe.each(databases)('migration 0175-briefs-as-offered on $name', ({ openBlank }) => {
  test('offers keep the text that their brief has today, and applications to positions have none', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0174-newest-texts')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'BROKER', '/ada.svg', ${AT})`.execute(db)
    for (const [name, kind] of [
      ['a', 'POSITION'],
      ['b', 'BRIEF'],
    ]) {
      await sql`insert into job (id, kind, owner_id, title, location, type, salary, description, posted_at)
        values (${`job-${name}`}, ${kind}, 'usr-ada', 'Logo', 'Remote', 'Project', '$400', 'A logo for us.', ${AT})`.execute(
        db,
      )
      await sql`insert into application (id, job_id, applicant_id, state, version, note, expected_pay, created_at, updated_at)
        values (${`app-${name}`}, ${`job-${name}`}, 'usr-ada', 'SUBMITTED', 1, 'I draw.', '', ${AT}, ${AT})`.execute(db)
    }
    await migrate(db)
    expect(
      await db.selectFrom('application').select(['id', 'briefTitle', 'briefDescription']).orderBy('id').execute(),
    ).toEqual([
      { id: 'app-a', briefTitle: null, briefDescription: null },
      { id: 'app-b', briefTitle: 'Logo', briefDescription: 'A logo for us.' },
    ])
  })
})
