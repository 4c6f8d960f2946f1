import type { UserRole } from '../../../generated/schema'
import { AdminUsersDocument } from '../admin-users.generated'
import { AuditTrailDocument } from '../audit-trail/audit-trail.generated'
import { useChangeUserRoleMutation, useReinstateUserMutation, useSuspendUserMutation } from './user-actions.generated'

export type UserAction = 'suspend' | 'reinstate' | 'role'

/** Refetches the list with its counts, and the audit trail. */
const options = { refetchQueries: [AdminUsersDocument, AuditTrailDocument] }

/** Runs an action on an account and gives the member of its result union, or undefined without a response. */
export const useUserAction = ({ id: userId }: { id: string }, action: UserAction) => {
  const [suspend] = useSuspendUserMutation(options)
  const [reinstate] = useReinstateUserMutation(options)
  const [changeRole] = useChangeUserRoleMutation(options)
  return async (reason: string, role: UserRole) => {
    const variables = { userId, reason }
    if (action === 'suspend') return (await suspend({ variables })).data?.suspendUser
    if (action === 'reinstate') return (await reinstate({ variables })).data?.reinstateUser
    return (await changeRole({ variables: { ...variables, role } })).data?.changeUserRole
  }
}
