import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

describe.each(databases)('migration 0041-second-factors on $name', async ({ openBlank }) => {
  test('keeps the sessions, which count as signed in when they began', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0032-access-tokens')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'CUSTOMER', '/ada.svg', ${AT})`.execute(db)
    await sql`insert into session (token_hash, id, user_id, remember, created_at, last_used_at, expires_at)
      values ('hash', 'ses-1', 'usr-ada', 1, ${AT}, ${AT}, '2026-12-21T12:00:00.000Z')`.execute(db)
    await migrate(db)
    expect(await db.selectFrom('session').select(['id', 'authenticatedAt']).execute()).toEqual([
      { id: 'ses-1', authenticatedAt: AT },
    ])
  })
})
