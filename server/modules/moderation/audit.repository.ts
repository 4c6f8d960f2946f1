import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import { returnsRow } from '../../database/rows'
import type { AuditEventRow, Tables } from '../../database/tables/tables'

const newest = latestFirst<AuditEventRow>('NEWEST', 'at', 'id')

export const createAuditRepository = (db: Database) => ({
  /** Adds nothing if another event has the same key. */
  add: (event: Insertable<Tables['auditEvent']>) =>
    db
      .insertInto('auditEvent')
      .values(event)
      .onConflict((conflict) => conflict.column('onceKey').doNothing())
      .execute(),

  hasSince: (actorId: string, action: AuditEventRow['action'], recordId: string, since: string) =>
    returnsRow(
      db
        .selectFrom('auditEvent')
        .select('id')
        .where('recordId', '=', recordId)
        .where('at', '>', since)
        .where('actorId', '=', actorId)
        .where('action', '=', action)
        .limit(1),
    ),

  /** The events that made accounts admins, the latest first. */
  promotions: (subjectIds: readonly string[]) =>
    db
      .selectFrom('auditEvent')
      .select(['subjectId', 'actorId', 'at'])
      .where('subjectId', 'in', subjectIds)
      .where('action', '=', 'ROLE_CHANGED')
      .where('toRole', '=', 'ADMIN')
      .orderBy('at', 'desc')
      .execute(),

  find: (id: string) => db.selectFrom('auditEvent').selectAll().where('id', '=', id).executeTakeFirst(),

  page: (subjectId: string | undefined, request: PageRequest) => {
    const events = db.selectFrom('auditEvent').selectAll()
    return fetchPage(db, subjectId === undefined ? events : events.where('subjectId', '=', subjectId), newest, request)
  },
})

export type AuditRepository = ReturnType<typeof createAuditRepository>
