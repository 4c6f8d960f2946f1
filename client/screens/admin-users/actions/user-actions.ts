import { useApolloClient } from '@apollo/client/react'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import { roleName } from '../../../features/session/roles'
import type { UserRole } from '../../../generated/schema'
import { AdminUsersDocument } from '../admin-users.generated'
import { AuditTrailDocument } from '../audit-trail/audit-trail.generated'
import { useChangeUserRoleMutation, useReinstateUserMutation, useSuspendUserMutation } from './user-actions.generated'

export type UserAction = 'suspend' | 'reinstate' | 'role'

interface Texts {
  /** The text of the button that opens the form, and of its submit button. */
  label: string
  question: (name: string) => string
  effect: string
  success: (user: { name: string; role: UserRole }) => string
}

export const userActionTexts: Record<UserAction, Texts> = {
  suspend: {
    label: 'Suspend',
    question: (name) => `Suspend ${name}?`,
    effect: 'Nobody can sign in to the account, and its listings and profiles are hidden until it is reinstated.',
    success: ({ name }) => `${name} is suspended.`,
  },
  reinstate: {
    label: 'Reinstate',
    question: (name) => `Reinstate ${name}?`,
    effect: 'Its owner can sign in again, and what the account had published is shown again.',
    success: ({ name }) => `${name} is reinstated.`,
  },
  role: {
    label: 'Change role',
    question: (name) => `Change the role of ${name}?`,
    effect:
      'The dashboard of the new role opens instead of the old one. A business role gets a company profile where there is none. Listings that the new role can’t sell are hidden until the account has its old role again.',
    success: ({ name, role }) => `${name}’s role is ${roleName[role]} now.`,
  },
}

/** Returns a function that runs the action and resolves to the member of its result union, or undefined without a response. */
export const useUserAction = ({ id: userId }: { id: string }, action: UserAction) => {
  const client = useApolloClient()
  const options = {
    onCompleted: () => {
      void refetchQuietly(client, AdminUsersDocument)
      void refetchQuietly(client, AuditTrailDocument)
      // Apollo warns about a refetch of a list that is not shown, as this one is only beside the trail of one account.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'userSecurityEvents' })
    },
  }
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
