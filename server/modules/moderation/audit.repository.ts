import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import type { AuditEventRow, Tables } from '../../database/tables/tables'

const newest = latestFirst<AuditEventRow>('NEWEST', 'at', 'id')

export const createAuditRepository = (db: Database) => ({
  add: (event: Insertable<Tables['auditEvent']>) => db.insertInto('auditEvent').values(event).execute(),

  page: (subjectId: string | undefined, request: PageRequest) => {
    const events = db.selectFrom('auditEvent').selectAll()
    return fetchPage(db, subjectId === undefined ? events : events.where('subjectId', '=', subjectId), newest, request)
  },
})

export type AuditRepository = ReturnType<typeof createAuditRepository>
