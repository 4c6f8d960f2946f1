import { roleOf } from './roles'
import type { Session_UserFragment } from './session-user.generated'
import type { StoredUser } from './stored-user'

export const storedUserOf = (user: Session_UserFragment): StoredUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: roleOf(user.role),
  avatar: user.avatar,
  createdAt: user.createdAt,
  ...(user.company && { company: user.company.name }),
  ...(user.socialProvider && { socialProvider: user.socialProvider.toLowerCase() }),
})
