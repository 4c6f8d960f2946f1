import { Suspense } from 'react'
import { lazyNamed } from '../../lib/lazy-named'
import { isSeller } from '../session/roles'
import { useSession } from '../session/session-store'
import type { EditOrContactProps } from './edit-or-contact'

// Lazy: visitors and customers have no profiles.
const EditOrContact = lazyNamed(() => import('./edit-or-contact'), 'EditOrContact')

/** Edit for the owner of a profile, its children for others. */
export const UnlessOwn = (props: Omit<EditOrContactProps, 'user'>) => {
  const { user } = useSession()
  if (!user || !isSeller(user.role)) return props.children
  return (
    <Suspense fallback={props.children}>
      <EditOrContact user={user} {...props} />
    </Suspense>
  )
}
