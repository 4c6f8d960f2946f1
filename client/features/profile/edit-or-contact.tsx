import type { ReactNode } from 'react'
import { ButtonLink } from '../page/layout/links'
import { companyEditorPath } from '../session/own-pages'
import type { StoredUser } from '../session/stored-user'
import { useOwnProfilesQuery } from './own-profiles.generated'

export interface EditOrContactProps {
  user: Pick<StoredUser, 'id' | 'role'>
  /** The company or the freelancer. */
  id: string
  size?: 'small' | 'large'
  wide?: boolean
  /** The links by which others contact it. */
  children: ReactNode
}

export const EditOrContact = ({ user, id, size, wide, children }: EditOrContactProps) => {
  const { data } = useOwnProfilesQuery({ variables: { ownerId: user.id } })
  const isCompany = data?.company?.id === id
  if (!isCompany && data?.freelancer?.id !== id) return children
  return (
    <ButtonLink
      variant={size === 'small' ? 'line' : 'primary'}
      size={size}
      wide={wide}
      to={isCompany ? companyEditorPath(user.role) : '/dashboard/settings'}
    >
      Edit
    </ButtonLink>
  )
}
