import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator, sql } from 'kysely'
import { type Database, isPostgres } from './connection'
import * as accounts from './migrations/0001-accounts'
import * as catalogue from './migrations/0002-catalogue'
import * as search from './migrations/0003-search'
import * as accountCare from './migrations/0004-account-care'
import * as selling from './migrations/0005-selling'
import * as moderation from './migrations/0006-moderation'
import * as socialTrip from './migrations/0007-social-trip'
import * as trade from './migrations/0010-trade'
import * as conversations from './migrations/0020-conversations'
import * as notifications from './migrations/0021-notifications'
import * as applications from './migrations/0022-applications'
import * as saved from './migrations/0023-saved'
import * as reviews from './migrations/0024-reviews'
import * as listingViews from './migrations/0025-listing-views'
import * as errands from './migrations/0026-errands'
import * as catalogueChanges from './migrations/0030-catalogue-changes'
import * as plainNames from './migrations/0031-plain-names'
import * as accessTokens from './migrations/0032-access-tokens'
import * as charges from './migrations/0033-charges'
import * as payouts from './migrations/0035-payouts'
import * as holds from './migrations/0036-holds'
import * as appendOnly from './migrations/0037-append-only'
import * as reads from './migrations/0039-reads'
import * as accountSecurity from './migrations/0040-account-security'
import * as secondFactors from './migrations/0041-second-factors'
import * as mail from './migrations/0043-mail'
import * as countedReviews from './migrations/0044-counted-reviews'
import * as notificationSubjects from './migrations/0045-notification-subjects'
import * as refunds from './migrations/0046-refunds'
import * as productFiles from './migrations/0050-product-files'
import * as dueDates from './migrations/0052-due-dates'
import * as docket from './migrations/0055-docket'
import * as attachments from './migrations/0060-attachments'
import * as serviceContent from './migrations/0061-service-content'
import * as listingOptions from './migrations/0062-listing-options'
import * as amendments from './migrations/0063-amendments'
import * as disputes from './migrations/0064-disputes'
import * as invoices from './migrations/0065-invoices'
import * as mails from './migrations/0066-mails'
import * as invoiceCharges from './migrations/0067-invoice-charges'
import * as savedDeliveryTimes from './migrations/0068-saved-delivery-times'
import * as milestones from './migrations/0069-milestones'
import * as mandates from './migrations/0071-mandates'
import * as engagementSearch from './migrations/0074-engagement-search'
import * as invoiceChoices from './migrations/0075-invoice-choices'
import * as jobLeases from './migrations/0077-job-leases'
import * as costBuckets from './migrations/0078-cost-buckets'
import * as listingCounts from './migrations/0079-listing-counts'
import * as filteredLists from './migrations/0080-filtered-lists'
import * as searchRows from './migrations/0081-search-rows'
import * as searchParts from './migrations/0082-search-parts'
import * as sellersInvoiceSeries from './migrations/0087-invoice-series-of-sellers'
import * as shortSearchTexts from './migrations/0088-short-search-texts'
import * as unofferedMandates from './migrations/0093-unoffered-mandates'
import * as reviewFigures from './migrations/0095-review-figures'
import * as credentials from './migrations/0096-credentials'
import * as orderSearch from './migrations/0101-order-search'
import * as platformDays from './migrations/0102-platform-days'
import * as searchAttributes from './migrations/0103-search-attributes'
import * as searchSynonyms from './migrations/0104-search-synonyms'
import * as sellerTraits from './migrations/0110-seller-traits'
import * as facetCounts from './migrations/0111-facet-counts'
import * as jobTerms from './migrations/0112-job-terms'
import * as spokenLanguages from './migrations/0115-spoken-languages'
import * as listedCompanies from './migrations/0116-listed-companies'
import * as trackRecords from './migrations/0117-track-records'
import * as languageTraits from './migrations/0119-language-traits'
import * as briefs from './migrations/0120-briefs'
import * as applicationOffers from './migrations/0121-application-offers'
import * as reports from './migrations/0125-reports'
import * as blocksAndSeenMessages from './migrations/0126-blocks-and-seen-messages'
import * as siteNotices from './migrations/0127-site-notices'
import * as orderFiles from './migrations/0128-order-files'
import * as savedPrices from './migrations/0130-saved-prices'
import * as jobLeaseHolders from './migrations/0135-job-lease-holders'
import * as sellerChecklists from './migrations/0136-seller-checklists'
import * as disclosure from './migrations/0142-disclosure'
import * as listsOfAllKinds from './migrations/0144-lists-of-all-kinds'
import * as companyRegistrations from './migrations/0145-company-registrations'
import * as profileTraits from './migrations/0150-profile-traits'
import * as docketHistory from './migrations/0155-docket-history'
import * as heldBeforeEvents from './migrations/0156-held-before-events'
import * as supersededRefunds from './migrations/0163-superseded-refunds'
import * as savedSearchSellers from './migrations/0164-saved-search-sellers'
import * as inquiries from './migrations/0165-inquiries'
import * as dueDatesOfBrokers from './migrations/0170-due-dates-of-brokers'
import * as orderStatesByDay from './migrations/0171-order-states-by-day'
import * as uploadSlots from './migrations/0172-upload-slots'
import * as suspendedAccounts from './migrations/0173-suspended-accounts'
import * as newestTexts from './migrations/0174-newest-texts'
import { migratePostgres } from './postgres/migrate-postgres'

const allMigrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-catalogue': catalogue,
  '0003-search': search,
  '0004-account-care': accountCare,
  '0005-selling': selling,
  '0006-moderation': moderation,
  '0007-social-trip': socialTrip,
  '0010-trade': trade,
  '0020-conversations': conversations,
  '0021-notifications': notifications,
  '0022-applications': applications,
  '0023-saved': saved,
  '0024-reviews': reviews,
  '0025-listing-views': listingViews,
  '0026-errands': errands,
  '0030-catalogue-changes': catalogueChanges,
  '0031-plain-names': plainNames,
  '0032-access-tokens': accessTokens,
  '0033-charges': charges,
  '0035-payouts': payouts,
  '0036-holds': holds,
  '0037-append-only': appendOnly,
  '0039-reads': reads,
  '0040-account-security': accountSecurity,
  '0041-second-factors': secondFactors,
  '0043-mail': mail,
  '0044-counted-reviews': countedReviews,
  '0045-notification-subjects': notificationSubjects,
  '0046-refunds': refunds,
  '0050-product-files': productFiles,
  '0052-due-dates': dueDates,
  '0055-docket': docket,
  '0060-attachments': attachments,
  '0061-service-content': serviceContent,
  '0062-listing-options': listingOptions,
  '0063-amendments': amendments,
  '0064-disputes': disputes,
  '0065-invoices': invoices,
  '0066-mails': mails,
  '0067-invoice-charges': invoiceCharges,
  '0068-saved-delivery-times': savedDeliveryTimes,
  '0069-milestones': milestones,
  '0071-mandates': mandates,
  '0074-engagement-search': engagementSearch,
  '0075-invoice-choices': invoiceChoices,
  '0077-job-leases': jobLeases,
  '0078-cost-buckets': costBuckets,
  '0079-listing-counts': listingCounts,
  '0080-filtered-lists': filteredLists,
  '0081-search-rows': searchRows,
  '0082-search-parts': searchParts,
  '0087-invoice-series-of-sellers': sellersInvoiceSeries,
  '0088-short-search-texts': shortSearchTexts,
  '0093-unoffered-mandates': unofferedMandates,
  '0095-review-figures': reviewFigures,
  '0096-credentials': credentials,
  '0101-order-search': orderSearch,
  '0102-platform-days': platformDays,
  '0103-search-attributes': searchAttributes,
  '0104-search-synonyms': searchSynonyms,
  '0110-seller-traits': sellerTraits,
  '0111-facet-counts': facetCounts,
  '0112-job-terms': jobTerms,
  '0115-spoken-languages': spokenLanguages,
  '0116-listed-companies': listedCompanies,
  '0117-track-records': trackRecords,
  '0119-language-traits': languageTraits,
  '0120-briefs': briefs,
  '0121-application-offers': applicationOffers,
  '0125-reports': reports,
  '0126-blocks-and-seen-messages': blocksAndSeenMessages,
  '0127-site-notices': siteNotices,
  '0128-order-files': orderFiles,
  '0130-saved-prices': savedPrices,
  '0163-superseded-refunds': supersededRefunds,
  '0165-inquiries': inquiries,
  '0135-job-lease-holders': jobLeaseHolders,
  '0136-seller-checklists': sellerChecklists,
  '0150-profile-traits': profileTraits,
  '0144-lists-of-all-kinds': listsOfAllKinds,
  '0142-disclosure': disclosure,
  '0145-company-registrations': companyRegistrations,
  '0155-docket-history': docketHistory,
  '0156-held-before-events': heldBeforeEvents,
  '0164-saved-search-sellers': savedSearchSellers,
  '0170-due-dates-of-brokers': dueDatesOfBrokers,
  '0171-order-states-by-day': orderStatesByDay,
  '0172-upload-slots': uploadSlots,
  '0173-suspended-accounts': suspendedAccounts,
  '0174-newest-texts': newestTexts,
}

const migratorOf = (db: Database, migrations = allMigrations) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

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
  const migrations = await migratorOf(db).getMigrations()
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
