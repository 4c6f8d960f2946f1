import { type Migration, Migrator } from 'kysely'
import type { Database } from './connection'
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

const migrations: Record<string, Migration> = {
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
}

const migratorOf = (db: Database) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** Runs the pending migrations. Throws the error of one that fails. */
export const migrate = async (db: Database) => {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error) throw error
}

/** Runs the migrations up to one of them, for a test that needs the tables of an earlier version. */
export const migrateTo = async (db: Database, name: string) => {
  const { error } = await migratorOf(db).migrateTo(name)
  if (error) throw error
}
