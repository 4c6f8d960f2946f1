import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-01T12:00:00.000Z'

describe.each(databases)('migrations 0120-briefs and 0121-application-offers on $name', ({ openBlank }) => {
  test('jobs become positions of their company’s owner, and applications have no offer; both stay', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0119-language-traits')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'BROKER', '/ada.svg', ${AT})`.execute(db)
    await sql`insert into company (id, owner_id, name, logo, banner, description, services, website, location, employee_count,
        contact_email, contact_phone, verified, rating, review_count, created_at, visible)
      values ('com-a', 'usr-ada', 'Ada Ltd', '/a.svg', '/a.svg', '', '', '', '', '1-10', '', '', 0, 0, 0, ${AT}, 1)`.execute(
      db,
    )
    await sql`insert into job (id, company_id, title, location, type, salary, description, posted_at)
      values ('job-a', 'com-a', 'Clerk', 'Basel', 'Full-time', '$48,000', 'Keeps records.', ${AT})`.execute(db)
    await sql`insert into application (id, job_id, applicant_id, state, version, note, expected_pay, created_at, updated_at)
      values ('app-a', 'job-a', 'usr-ada', 'SUBMITTED', 1, 'I like records.', '$50,000', ${AT}, ${AT})`.execute(db)
    await migrate(db)
    expect(await db.selectFrom('job').select(['id', 'kind', 'ownerId', 'companyId']).execute()).toEqual([
      { id: 'job-a', kind: 'POSITION', ownerId: 'usr-ada', companyId: 'com-a' },
    ])
    const { priceCents, days, editedAt, engagementId, expectedPay } = await db
      .selectFrom('application')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect({ priceCents, days, editedAt, engagementId, expectedPay }).toEqual({
      ...{ priceCents: null, days: null, editedAt: null, engagementId: null },
      expectedPay: '$50,000',
    })
    await sql`insert into job (id, kind, owner_id, title, location, type, salary, description, posted_at)
      values ('job-b', 'BRIEF', 'usr-ada', 'Logo', 'Remote', 'Project', '$400', 'A logo for us.', ${AT})`.execute(db)
    expect(await db.selectFrom('job').select('companyId').where('id', '=', 'job-b').executeTakeFirst()).toEqual({
      companyId: null,
    })
  })
})
