import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

const account = (id: string, name: string) =>
  sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values (${id}, ${name}, ${`${id}@example.com`}, '', 'CUSTOMER', '/a.svg', ${AT})`

const notification = (id: string, kind: string, path: string, { topic = null as string | null, text = '' } = {}) =>
  sql`insert into notification (id, user_id, kind, topic, title, text, path, since, at)
      values (${id}, 'usr-ben', ${kind}, ${topic}, '', ${text}, ${path}, ${AT}, ${AT})`

const rowsBefore = [
  account('usr-ada', 'Ada'),
  account('usr-ben', 'Ben'),
  sql`insert into conversation (id, subject_kind, subject_id, title, low_id, high_id, message_count, created_at)
      values ('cnv-1', 'COMPANY', 'com-1', 'Ada Ltd', 'usr-ada', 'usr-ben', 0, ${AT})`,
  sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version, rounds_left,
        created_at, updated_at)
      values ('eng-1', 'MQ-1', 'service', 'Logo', 1, 'usr-ben', 'usr-ada', 0, 'COMPLETED', 2, 0, ${AT}, ${AT})`,
  sql`insert into company (id, owner_id, name, logo, banner, description, services, location, employee_count, contact_email,
        contact_phone, verified, rating, review_count, created_at)
      values ('com-1', 'usr-ben', 'Ben Ltd', '', '', '', '', '', '', '', '', 0, 0, 0, ${AT})`,
  sql`insert into job (id, title, company_id, location, type, salary, description, posted_at)
      values ('job-1', 'Clerk', 'com-1', '', '', '', '', ${AT})`,
  sql`insert into application (id, job_id, applicant_id, state, version, note, expected_pay, created_at, updated_at)
      values ('app-1', 'job-1', 'usr-ada', 'SUBMITTED', 1, '', '', ${AT}, ${AT})`,
  notification('ntf-1', 'MESSAGE', '/dashboard/messages', { topic: 'conversation:cnv-1' }),
  notification('ntf-2', 'REVIEW', '/dashboard/engagements/eng-1'),
  notification('ntf-3', 'APPLICATION', '/dashboard/jobs?job=job-1', { text: 'Ada applied to Clerk.' }),
  notification('ntf-4', 'SAVED_SEARCH', '/service/srv-1'),
]

describe.each(databases)('migration 0045-notification-subjects on $name', ({ openBlank }) => {
  test('earlier notifications say whom they are about', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0043-mail')
    for (const insert of rowsBefore) await insert.execute(db)
    await migrate(db)
    const rows = await db.selectFrom('notification').select(['id', 'aboutId']).orderBy('id').execute()
    expect(rows.map(({ aboutId }) => aboutId)).toEqual(['usr-ada', 'usr-ada', 'usr-ada', null])
  })
})
