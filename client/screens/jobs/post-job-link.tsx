import { mayHire } from '../../features/job/may-hire'
import { ButtonLink } from '../../features/page/layout/links'
import { mayBuy } from '../../features/session/roles'
import { useSession } from '../../features/session/session-store'

/** Customers and freelancers post briefs alone, and admins nothing. */
export const PostJobLink = () => {
  const role = useSession().user?.role
  if (role && !mayBuy(role)) return null
  return (
    <ButtonLink size="large" to="/jobs/post">
      {!role || mayHire(role) ? 'Post a Job' : 'Post a brief'}
    </ButtonLink>
  )
}
