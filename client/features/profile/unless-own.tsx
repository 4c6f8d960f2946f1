import { lazy, Suspense } from 'react'
import { isSeller } from '../session/roles'
import { useSession } from '../session/session-store'
import type { EditOrContactProps } from './edit-or-contact'

// Loaded apart: visitors and customers have no profiles.
const EditOrContact = lazy(async () => ({ default: (await import('./edit-or-contact')).EditOrContact }))

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
