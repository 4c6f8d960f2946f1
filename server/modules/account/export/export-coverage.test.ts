import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { nobody } from '../../../api/visitor'
import { openSample } from '../../../testing/database/open-sample'
import { watchStatements } from '../../../testing/database/watch-statements'
import { testInfrastructure } from '../../../testing/infrastructure'
import { createContainer } from '../../container'

/** Tables that refer to an account and are not part of its export. */
const leftOut: Record<string, string> = {
  calendar_feed: 'the hash of an address',
  invoice_count: 'a counter of invoices, which are exported themselves',
  invoice_issuer: 'a code that stands in the numbers of exported invoices',
  listing_trait: 'copies of columns of listings, which are exported themselves',
  listing_views: 'the sales report shows the counts; who viewed is not stored',
  live_event: 'ids of changes that are exported themselves, for an hour',
  live_position: 'a counter of live events',
  mail_token: 'hashes of links that are valid for an hour',
  outbox_mail: 'mails on their way to the account',
  payment_attempt_seller: 'the sellers of payments, which their buyers export',
  pending_login: 'a sign-in that waits for its second factor, for five minutes',
  profile_trait: 'copies of columns of companies and freelancers, which are exported themselves',
  recovery_code: 'hashes of codes',
  seller_trait: 'copies of registrations and languages, which are exported themselves',
  track_record: 'counts of orders and messages, which are exported themselves',
  upload_slot: 'uploads in progress',
}

/** A column without a foreign key is named like the others, as in `seller_id`. */
const refersByName = /^(user|owner|buyer|seller|author|applicant|sender|actor|by|about)_id$/

test('account export: every table that refers to an account is read, or is left out for a reason', async () => {
  const db = await openSample()
  onTestFinished(() => db.destroy())
  const { rows } = await sql<{ table: string; column: string; target: string | null }>`
    select tables.name as "table", columns.name as "column", keys."table" as target
    from sqlite_master as tables
    join pragma_table_info(tables.name) as columns
    left join pragma_foreign_key_list(tables.name) as keys on keys."from" = columns.name
    where tables.type = 'table'`.execute(db)
  const referring = rows.filter(({ column, target }) => target === 'user' || refersByName.test(column))

  const { db: watched, statements } = watchStatements(db)
  const user = await db
    .selectFrom('user')
    .selectAll()
    .where('email', '=', 'freelancer@example.com')
    .executeTakeFirstOrThrow()
  await createContainer(watched, testInfrastructure(), nobody).accountExport.exportOf(user)
  const read = new Set(
    statements.flatMap(({ sql }) => [...sql.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name]) => name)),
  )

  const missing = [...new Set(referring.map(({ table }) => table))].filter((table) => !read.has(table))
  expect(missing.sort()).toEqual(Object.keys(leftOut))
})
