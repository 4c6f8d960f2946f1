import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import { earliestFirst, fetchPage, nextAfter, type PageRequest } from '../../database/paging/page'
import { returnsRow } from '../../database/rows'
import type { CredentialRow, Tables } from '../../database/tables/tables'
import type { CredentialState } from '../../generated/resolvers'

const oldestFirst = earliestFirst<CredentialRow>('ASKED', 'askedAt', 'id')

const MAX_OWN = 100

/** A literal, because the database can't use a partial index with a parameter. */
const CHECKED = sql.lit('CHECKED' as const)

interface ExpiryCursor {
  expiresAt: string
  id: string
}

export const createCredentialRepository = (db: Database) => {
  const credentials = () => db.selectFrom('credential').selectAll()
  const checkedUntil = (by: string, after: ExpiryCursor, max: number) =>
    nextAfter(
      credentials().where('state', '=', CHECKED).where('expiresAt', '<=', by),
      ['expiresAt', 'id'],
      [after.expiresAt, after.id],
      max,
    ).$narrowType<{ expiresAt: string }>()

  return {
    find: (id: string) => credentials().where('id', '=', id).executeTakeFirst(),

    byIds: (ids: readonly string[]) => credentials().where('id', 'in', ids).execute(),

    ofOwner: (userId: string) =>
      credentials()
        .where('userId', '=', userId)
        .orderBy('askedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_OWN)
        .execute(),

    /** The credentials of an account that wait or are checked. */
    open: (userId: string) =>
      credentials().where('userId', '=', userId).where('state', 'in', ['ASKED', 'CHECKED']).execute(),

    /** Today's names of an account and its company. */
    namesOf: (userId: string) =>
      db
        .selectFrom('user')
        .leftJoin('company', 'company.ownerId', 'user.id')
        .select(['user.name as ownerName', 'company.name as companyName'])
        .where('user.id', '=', userId)
        .executeTakeFirstOrThrow(),

    /** The credentials of the accounts whose last check is valid, also while they wait for the next one. */
    valid: (userIds: readonly string[], at: string) =>
      credentials()
        .where('userId', 'in', userIds)
        .where('state', 'in', ['ASKED', 'CHECKED'])
        .where('expiresAt', '>', at)
        .orderBy('checkedAt')
        .orderBy('id')
        .execute(),

    inState: (state: CredentialState, request: PageRequest) =>
      fetchPage(db, credentials().where('state', '=', state), oldestFirst, request),

    /** Checked ones that expire up to a moment, the earliest first. */
    expiring: (by: string, after: ExpiryCursor, max: number) => checkedUntil(by, after, max).execute(),

    /** Ends the checks of credentials that wait for their next one, so that lists leave them out, too. */
    endAwaited: (by: string) =>
      db
        .updateTable('credential')
        .set({ expiresAt: null })
        .where('state', '=', 'ASKED')
        .where('expiresAt', '<=', by)
        .execute(),

    /** Checked ones that expire up to a moment and whose owners were not reminded, the earliest first. */
    toRemind: (by: string, after: ExpiryCursor, max: number) =>
      checkedUntil(by, after, max).where('remindedAt', 'is', null).execute(),

    add: (credential: CredentialRow) => db.insertInto('credential').values(credential).execute(),

    /** Returns the changed credential, or undefined if its version has changed. */
    change: ({ id, version }: CredentialRow, change: Updateable<Tables['credential']>) =>
      db
        .updateTable('credential')
        .set({ ...change, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst(),

    /** False if the owner was reminded already. */
    markReminded: (id: string, remindedAt: string) =>
      returnsRow(
        db
          .updateTable('credential')
          .set({ remindedAt })
          .where('id', '=', id)
          .where('remindedAt', 'is', null)
          .returning('id'),
      ),

    removeOf: (userId: string) => db.deleteFrom('credential').where('userId', '=', userId).execute(),
  }
}

export type CredentialRepository = ReturnType<typeof createCredentialRepository>
