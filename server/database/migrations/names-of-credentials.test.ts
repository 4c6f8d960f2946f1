import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const moment = '2026-11-01T00:00:00.000Z'

describe.each(databases)('migration 0176-names-of-credentials on $name', ({ openBlank }) => {
  test('credentials: existing ones get today’s names of their accounts', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0174-newest-texts')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'FREELANCER', '/ada.svg', ${moment})`.execute(db)
    await sql`insert into credential (id, user_id, kind, jurisdiction, number, state, version, note, asked_at, updated_at)
      values ('crd-1', 'usr-ada', 'NOTARY', 'Spain', '1', 'ASKED', 1, '', ${moment}, ${moment})`.execute(db)
    await migrate(db)
    const names = { ownerName: 'Ada', companyName: null }
    expect(await db.selectFrom('credential').select(['ownerName', 'companyName']).execute()).toEqual([names])
  })
})
