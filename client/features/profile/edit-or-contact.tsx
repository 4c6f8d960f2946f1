import { ButtonLink } from '../page/layout/links'
import { companyEditorPath } from '../session/own-pages'
import type { StoredUser } from '../session/stored-user'
import { useOwnProfilesQuery } from './own-profiles.generated'
import type { UnlessOwnProps } from './unless-own'

interface Props extends UnlessOwnProps {
  user: Pick<StoredUser, 'id' | 'role'>
}

export const EditOrContact = ({ user, id, size, wide, children }: Props) => {
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
