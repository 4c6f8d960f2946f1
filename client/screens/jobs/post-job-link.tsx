import { ButtonLink } from '../../features/page/layout/links'
import { useSession } from '../../features/session/session-store'

/** Customers and freelancers can't post jobs, and read so before they fill in the form. */
export const PostJobLink = () => {
  const role = useSession().user?.role
  if (role === 'customer' || role === 'freelancer') return <p>Jobs are posted by vendor and broker accounts.</p>
  return (
    <ButtonLink size="large" to="/jobs/post">
      Post a Job
    </ButtonLink>
  )
}
