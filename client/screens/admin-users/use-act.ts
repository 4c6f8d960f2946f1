import type { UserRole } from '../../generated/schema'
import type { AccountRow_UserFragment } from './account-row.generated'
import { AdminUsersDocument } from './admin-users.generated'
import { AuditTrailDocument } from './audit-trail.generated'
import { useChangeUserRoleMutation } from './change-user-role.generated'
import { useReinstateUserMutation } from './reinstate-user.generated'
import { useSuspendUserMutation } from './suspend-user.generated'

export type Act = 'suspend' | 'reinstate' | 'role'

/** List, counts and trail follow; which of them stand on the page, their documents tell. */
const options = { refetchQueries: [AdminUsersDocument, AuditTrailDocument] }

/** Does something to an account; the answer is a member of its result union, or undefined where there was none. */
export const useAct = ({ id: userId }: AccountRow_UserFragment, act: Act) => {
  const [suspend, suspending] = useSuspendUserMutation(options)
  const [reinstate, reinstating] = useReinstateUserMutation(options)
  const [changeRole, changing] = useChangeUserRoleMutation(options)
  const run = async (reason: string, role: UserRole) => {
    const variables = { userId, reason }
    if (act === 'suspend') return (await suspend({ variables })).data?.suspendUser
    if (act === 'reinstate') return (await reinstate({ variables })).data?.reinstateUser
    return (await changeRole({ variables: { ...variables, role } })).data?.changeUserRole
  }
  return { run, loading: suspending.loading || reinstating.loading || changing.loading }
}
