import { lazy, type ReactNode, Suspense } from 'react'
import { isSeller } from '../session/roles'
import { useSession } from '../session/session-store'

// Loaded apart: visitors and customers have no profiles.
const EditOrContact = lazy(async () => ({ default: (await import('./edit-or-contact')).EditOrContact }))

export interface UnlessOwnProps {
  /** The company or the freelancer. */
  id: string
  size?: 'small' | 'large'
  wide?: boolean
  /** The links by which others contact it. */
  children: ReactNode
}

/** Edit for the owner of a profile, its children for others. */
export const UnlessOwn = (props: UnlessOwnProps) => {
  const { user } = useSession()
  if (!user || !isSeller(user.role)) return props.children
  return (
    <Suspense fallback={props.children}>
      <EditOrContact user={user} {...props} />
    </Suspense>
  )
}
