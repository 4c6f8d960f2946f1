import { DEFAULT_MIGRATION_TABLE, type Migration, sql } from 'kysely'
import { type Database, isPostgres } from './connection'
import { type Migrations, migratorOf } from './migrator'
import { migratePostgres } from './postgres/migrate-postgres'

/** Loaded only while one of them is pending: most starts need none. */
const loaders: Record<string, () => Promise<Migration>> = {
  '0001-accounts': () => import('./migrations/0001-accounts'),
  '0002-catalogue': () => import('./migrations/0002-catalogue'),
  '0003-search': () => import('./migrations/0003-search'),
  '0004-account-care': () => import('./migrations/0004-account-care'),
  '0005-selling': () => import('./migrations/0005-selling'),
  '0006-moderation': () => import('./migrations/0006-moderation'),
  '0007-social-trip': () => import('./migrations/0007-social-trip'),
  '0010-trade': () => import('./migrations/0010-trade'),
  '0020-conversations': () => import('./migrations/0020-conversations'),
  '0021-notifications': () => import('./migrations/0021-notifications'),
  '0022-applications': () => import('./migrations/0022-applications'),
  '0023-saved': () => import('./migrations/0023-saved'),
  '0024-reviews': () => import('./migrations/0024-reviews'),
  '0025-listing-views': () => import('./migrations/0025-listing-views'),
  '0026-errands': () => import('./migrations/0026-errands'),
  '0030-catalogue-changes': () => import('./migrations/0030-catalogue-changes'),
  '0031-plain-names': () => import('./migrations/0031-plain-names'),
  '0032-access-tokens': () => import('./migrations/0032-access-tokens'),
  '0033-charges': () => import('./migrations/0033-charges'),
  '0035-payouts': () => import('./migrations/0035-payouts'),
  '0036-holds': () => import('./migrations/0036-holds'),
  '0037-append-only': () => import('./migrations/0037-append-only'),
  '0039-reads': () => import('./migrations/0039-reads'),
  '0040-account-security': () => import('./migrations/0040-account-security'),
  '0041-second-factors': () => import('./migrations/0041-second-factors'),
  '0043-mail': () => import('./migrations/0043-mail'),
  '0044-counted-reviews': () => import('./migrations/0044-counted-reviews'),
  '0045-notification-subjects': () => import('./migrations/0045-notification-subjects'),
  '0046-refunds': () => import('./migrations/0046-refunds'),
  '0050-product-files': () => import('./migrations/0050-product-files'),
  '0052-due-dates': () => import('./migrations/0052-due-dates'),
  '0055-docket': () => import('./migrations/0055-docket'),
  '0060-attachments': () => import('./migrations/0060-attachments'),
  '0061-service-content': () => import('./migrations/0061-service-content'),
  '0062-listing-options': () => import('./migrations/0062-listing-options'),
  '0063-amendments': () => import('./migrations/0063-amendments'),
  '0064-disputes': () => import('./migrations/0064-disputes'),
  '0065-invoices': () => import('./migrations/0065-invoices'),
  '0066-mails': () => import('./migrations/0066-mails'),
  '0067-invoice-charges': () => import('./migrations/0067-invoice-charges'),
  '0068-saved-delivery-times': () => import('./migrations/0068-saved-delivery-times'),
  '0069-milestones': () => import('./migrations/0069-milestones'),
  '0071-mandates': () => import('./migrations/0071-mandates'),
  '0074-engagement-search': () => import('./migrations/0074-engagement-search'),
  '0075-invoice-choices': () => import('./migrations/0075-invoice-choices'),
  '0077-job-leases': () => import('./migrations/0077-job-leases'),
  '0078-cost-buckets': () => import('./migrations/0078-cost-buckets'),
  '0079-listing-counts': () => import('./migrations/0079-listing-counts'),
  '0080-filtered-lists': () => import('./migrations/0080-filtered-lists'),
  '0081-search-rows': () => import('./migrations/0081-search-rows'),
  '0082-search-parts': () => import('./migrations/0082-search-parts'),
  '0087-invoice-series-of-sellers': () => import('./migrations/0087-invoice-series-of-sellers'),
  '0088-short-search-texts': () => import('./migrations/0088-short-search-texts'),
  '0093-unoffered-mandates': () => import('./migrations/0093-unoffered-mandates'),
  '0095-review-figures': () => import('./migrations/0095-review-figures'),
  '0096-credentials': () => import('./migrations/0096-credentials'),
  '0101-order-search': () => import('./migrations/0101-order-search'),
  '0102-platform-days': () => import('./migrations/0102-platform-days'),
  '0103-search-attributes': () => import('./migrations/0103-search-attributes'),
  '0104-search-synonyms': () => import('./migrations/0104-search-synonyms'),
  '0110-seller-traits': () => import('./migrations/0110-seller-traits'),
  '0111-facet-counts': () => import('./migrations/0111-facet-counts'),
  '0112-job-terms': () => import('./migrations/0112-job-terms'),
  '0115-spoken-languages': () => import('./migrations/0115-spoken-languages'),
  '0116-listed-companies': () => import('./migrations/0116-listed-companies'),
  '0117-track-records': () => import('./migrations/0117-track-records'),
  '0119-language-traits': () => import('./migrations/0119-language-traits'),
  '0120-briefs': () => import('./migrations/0120-briefs'),
  '0121-application-offers': () => import('./migrations/0121-application-offers'),
  '0125-reports': () => import('./migrations/0125-reports'),
  '0126-blocks-and-seen-messages': () => import('./migrations/0126-blocks-and-seen-messages'),
  '0127-site-notices': () => import('./migrations/0127-site-notices'),
  '0128-order-files': () => import('./migrations/0128-order-files'),
  '0130-saved-prices': () => import('./migrations/0130-saved-prices'),
  '0135-job-lease-holders': () => import('./migrations/0135-job-lease-holders'),
  '0136-seller-checklists': () => import('./migrations/0136-seller-checklists'),
  '0142-disclosure': () => import('./migrations/0142-disclosure'),
  '0144-lists-of-all-kinds': () => import('./migrations/0144-lists-of-all-kinds'),
  '0145-company-registrations': () => import('./migrations/0145-company-registrations'),
  '0150-profile-traits': () => import('./migrations/0150-profile-traits'),
  '0155-docket-history': () => import('./migrations/0155-docket-history'),
  '0156-held-before-events': () => import('./migrations/0156-held-before-events'),
  '0163-superseded-refunds': () => import('./migrations/0163-superseded-refunds'),
  '0164-saved-search-sellers': () => import('./migrations/0164-saved-search-sellers'),
  '0165-inquiries': () => import('./migrations/0165-inquiries'),
  '0170-due-dates-of-brokers': () => import('./migrations/0170-due-dates-of-brokers'),
  '0171-order-states-by-day': () => import('./migrations/0171-order-states-by-day'),
  '0172-upload-slots': () => import('./migrations/0172-upload-slots'),
  '0173-suspended-accounts': () => import('./migrations/0173-suspended-accounts'),
  '0174-newest-texts': () => import('./migrations/0174-newest-texts'),
  '0175-briefs-as-offered': () => import('./migrations/0175-briefs-as-offered'),
  '0176-names-of-credentials': () => import('./migrations/0176-names-of-credentials'),
  '0177-unused-search-words': () => import('./migrations/0177-unused-search-words'),
  '0178-outbox-indexes': () => import('./migrations/0178-outbox-indexes'),
  '0179-tried-transfers': () => import('./migrations/0179-tried-transfers'),
  '0180-client-ids': () => import('./migrations/0180-client-ids'),
  '0181-trait-counts': () => import('./migrations/0181-trait-counts'),
  '0182-search-traits': () => import('./migrations/0182-search-traits'),
  '0183-receipt-sweep': () => import('./migrations/0183-receipt-sweep'),
  '0184-hirings-are-no-answers': () => import('./migrations/0184-hirings-are-no-answers'),
  '0185-versions-of-profiles': () => import('./migrations/0185-versions-of-profiles'),
  '0186-kinds-of-upload-slots': () => import('./migrations/0186-kinds-of-upload-slots'),
  '0187-pay-by-short-units': () => import('./migrations/0187-pay-by-short-units'),
}

const allMigrations: Migrations = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [name, { up: async (db) => (await load()).up(db) }]),
)

/** Runs the pending migrations in transactions. Throws the error of one that fails. */
export const migrate = async (db: Database, migrations = allMigrations) => {
  if (isPostgres(db)) return migratePostgres(db, migrations)
  const { error } = await migratorOf(db, migrations).migrateToLatest()
  if (error) throw error
}

/** False for a migration of a later version of Marque. */
export const isKnown = (name: string) => name in allMigrations

/** Runs the migrations up to one of them: for tests, and for a backup of an earlier version. */
export const migrateTo = async (db: Database, last: string) => {
  if (!isKnown(last)) throw new Error(`There is no migration ${last}`)
  await migrate(db, Object.fromEntries(Object.entries(allMigrations).filter(([name]) => name <= last)))
}

/** The names of the migrations that the database has, of those that it lacks, and of those of a later version of Marque that it has. */
export const migrationsOf = async (db: Database) => {
  const migrations = await migratorOf(db, allMigrations).getMigrations()
  return {
    applied: migrations.filter(({ executedAt }) => executedAt).map(({ name }) => name),
    pending: migrations.filter(({ executedAt }) => !executedAt).map(({ name }) => name),
    unknown: await unknownMigrations(db),
  }
}

const unknownMigrations = async (db: Database) => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !isKnown(name))
}
