import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

const rowsBefore = [
  sql`insert into "user" (id, name, email, search_text, role, avatar, created_at, mails_missed)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'CUSTOMER', '/ada.svg', ${AT}, 0)`,
  sql`insert into letter (id, user_id, address, subject, text, try_at, tries)
      values ('let-1', 'usr-ada', null, 'Hello', 'Text', ${AT}, 3)`,
  sql`insert into attempt (id, bucket, made_at) values ('att-1', 'digest', ${AT})`,
  sql`insert into social_trip (token_hash, provider, purpose, next, expires_at)
      values ('hash', 'GOOGLE', 'LOGIN', '/jobs', ${AT})`,
  sql`insert into saved_search (id, user_id, name, wish, text, created_at)
      values ('svs-1', 'usr-ada', 'Logos', '[null]', 'logo', ${AT})`,
]

describe.each(databases)('migration 0031-plain-names on $name', async ({ openBlank }) => {
  test('keeps every row of the version before', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0030-catalogue-changes')
    for (const insert of rowsBefore) await insert.execute(db)
    await migrateTo(db, '0031-plain-names')

    expect(await db.selectFrom('user').select(['id', 'emailNotifications']).execute()).toEqual([
      { id: 'usr-ada', emailNotifications: 0 },
    ])
    expect(await db.selectFrom('outboxMail').selectAll().execute()).toEqual([
      { id: 'let-1', userId: 'usr-ada', address: null, subject: 'Hello', text: 'Text', nextAttemptAt: AT, attempts: 3 },
    ])
    expect(await db.selectFrom('rateLimitAttempt').selectAll().execute()).toEqual([
      { id: 'att-1', bucket: 'digest', madeAt: AT },
    ])
    expect(await db.selectFrom('oauthState').selectAll().execute()).toEqual([
      { tokenHash: 'hash', provider: 'GOOGLE', purpose: 'LOGIN', next: '/jobs', expiresAt: AT },
    ])
    expect(await db.selectFrom('savedSearch').select(['id', 'criteriaKey', 'text']).execute()).toEqual([
      { id: 'svs-1', criteriaKey: '[null]', text: 'logo' },
    ])
  })

  test('keeps the constraints: a saved search once, a mail only for an account', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0030-catalogue-changes')
    for (const insert of rowsBefore) await insert.execute(db)
    await migrateTo(db, '0031-plain-names')
    const again = db
      .insertInto('savedSearch')
      .values({ id: 'svs-2', userId: 'usr-ada', name: '', criteriaKey: '[null]', text: '', createdAt: AT })
    await expect(again.execute()).rejects.toThrow(/unique/i)
    const orphan = sql`insert into outbox_mail (id, user_id, subject, text, next_attempt_at, attempts)
                       values ('mai-1', 'usr-nobody', '', '', ${AT}, 0)`
    await expect(orphan.execute(db)).rejects.toThrow(/foreign key/i)
  })
})
