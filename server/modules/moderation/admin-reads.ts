import type { UserRow } from '../../database/tables/tables'
import type { UserQueries } from '../user/user.queries'
import type { AuditTrail } from './audit-trail'

interface Dependencies {
  auditTrail: Pick<AuditTrail, 'recordAdminRead'>
  users: Pick<UserQueries, 'find'>
}

/** The arguments of a root field. Those that aren't named here are filters, as `userId` is. */
interface Arguments {
  [name: string]: unknown
  first?: unknown
  after?: unknown
  sort?: unknown
  state?: unknown
  userId?: unknown
}

/** Records reads of root fields that are for admins alone. The access guard calls it. */
export const createAdminReads = ({ auditTrail, users }: Dependencies) => ({
  /**
   * A read about one account is filed under that account. A count of everything, which asks for no entries, is not recorded; one
   * with a filter tells whom it finds.
   */
  record: async (admin: UserRow, what: string, args: Arguments) => {
    const { first, after, sort, state, ...filters } = args
    if (first === 0 && Object.values(filters).every((value) => value == null)) return
    const { userId } = args
    const subject = typeof userId === 'string' ? await users.find(userId) : undefined
    await auditTrail.recordAdminRead(admin.id, what, subject?.id)
  },
})
