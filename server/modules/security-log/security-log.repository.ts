import { sql } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import { returnsRow } from '../../database/rows'
import type { SecurityEventRow } from '../../database/tables/tables'

export const createSecurityLogRepository = (db: Database) => ({
  add: (event: SecurityEventRow) => db.insertInto('securityEvent').values(event).execute(),

  /** The latest events of a user, newest first. */
  latestOf: (userId: string, limit: number) =>
    db
      .selectFrom('securityEvent')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  hasSignedIn: (userId: string) =>
    returnsRow(
      db.selectFrom('securityEvent').select('id').where('userId', '=', userId).where('kind', '=', 'SIGNED_IN').limit(1),
    ),

  /** Whether an event was recorded since a moment, in the network if one is given. */
  hasSince: (userId: string, kind: SecurityEventRow['kind'], moment: Date, network?: string) =>
    returnsRow(
      db
        .selectFrom('securityEvent')
        .select('id')
        .where('userId', '=', userId)
        .where('kind', '=', kind)
        .where('at', '>', moment.toISOString())
        .$if(network !== undefined, (query) => query.where('network', '=', network ?? ''))
        .limit(1),
    ),

  /** The triggers allow it after the account was deleted. */
  removeAllOf: (userId: string) => db.deleteFrom('securityEvent').where('userId', '=', userId).execute(),

  /** Removes events that are older than a year by the clock of the database, as the triggers allow. */
  removeOld: () =>
    db
      .deleteFrom('securityEvent')
      .where(
        'at',
        '<=',
        isPostgres(db)
          ? sql<string>`now() - interval '1 year'`
          : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 year')`,
      )
      .execute(),
})

export type SecurityLogRepository = ReturnType<typeof createSecurityLogRepository>
