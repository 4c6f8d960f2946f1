import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-01T12:00:00.000Z'

describe.each(databases)('migration 0060-attachments on $name', ({ openBlank }) => {
  test('files of deliveries stay with their deliveries', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0055-docket')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'BROKER', '/ada.svg', ${AT})`.execute(db)
    await sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version,
        rounds_left, created_at, updated_at)
      values ('eng-a', 'MQ-A', 'service', 'Logo', 1, 'usr-ada', 'usr-ada', 0, 'DELIVERED', 1, 0, ${AT}, ${AT})`.execute(
      db,
    )
    await sql`insert into engagement_event (id, engagement_id, version, at, transition, actor, by_id, state, links)
      values ('evt-a', 'eng-a', 1, ${AT}, 'DELIVER', 'SELLER', 'usr-ada', 'DELIVERED', '')`.execute(db)
    await sql`insert into engagement_file (id, owner_id, event_id, position, name, size, created_at)
      values ('fil-a', 'usr-ada', 'evt-a', 1, 'Opinion.pdf', 7, ${AT})`.execute(db)
    await migrate(db)
    expect(await db.selectFrom('attachment').selectAll().execute()).toEqual([
      {
        id: 'fil-a',
        ownerId: 'usr-ada',
        eventId: 'evt-a',
        messageId: null,
        credentialId: null,
        applicationId: null,
        position: 1,
        name: 'Opinion.pdf',
        size: 7,
        createdAt: AT,
      },
    ])
  })
})
