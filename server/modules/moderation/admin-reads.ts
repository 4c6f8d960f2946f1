import type { UserRow } from '../../database/tables/tables'
import type { UserQueries } from '../user/user.queries'
import type { AuditTrail } from './audit-trail'

interface Dependencies {
  auditTrail: Pick<AuditTrail, 'recordAdminRead'>
  users: Pick<UserQueries, 'find'>
}

/** Records what admins read by root fields that are for admins alone. The access guard calls it. */
export const createAdminReads = ({ auditTrail, users }: Dependencies) => ({
  /** A read about one account is filed under that account. Counts, which ask for no entries, are not recorded. */
  record: async (admin: UserRow, what: string, { first, userId }: { first?: unknown; userId?: unknown }) => {
    if (first === 0) return
    const subject = typeof userId === 'string' ? await users.find(userId) : undefined
    await auditTrail.recordAdminRead(admin.id, what, subject?.id)
  },
})
