import type { ComponentProps } from 'react'
import { ButtonLink } from '../page/layout/links'
import { mayBuy } from '../session/roles'
import { useSession } from '../session/session-store'
import { mayHire } from './may-hire'

/** Customers and freelancers post briefs alone, and admins nothing. */
export const PostJobLink = (props: Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size'>) => {
  const role = useSession().user?.role
  if (role && !mayBuy(role)) return null
  return (
    <ButtonLink {...props} to="/jobs/post">
      {!role || mayHire(role) ? 'Post a Job' : 'Post a brief'}
    </ButtonLink>
  )
}
