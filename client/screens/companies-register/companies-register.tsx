import { Navigate, useSearchParams } from 'react-router-dom'
import { PageLoading } from '../../features/page/page-loading'
import { PageMeta } from '../../features/page/page-meta'
import { nextPath } from '../../features/session/next-path'
import { useKnownSession } from '../../features/session/use-known-session'
import { BusinessNeeded } from './business-needed'
import { ToOwnCompany } from './to-own-company'

/** Where 'register a company' leads depends on who asks. */
export const CompaniesRegister = () => (
  <>
    <PageMeta
      title="Register a company"
      description="Open a business account on Marque and sell under the name of your company."
    />
    <meta name="robots" content="noindex" />
    <Way />
  </>
)

const Way = () => {
  const { user, confirmed } = useKnownSession()
  const next = nextPath(useSearchParams()[0])
  if (!confirmed) return <PageLoading />
  const register = `/register?${new URLSearchParams({ type: 'vendor', ...(next && { next }) })}`
  if (!user) return <Navigate to={register} replace />
  return user.role === 'customer' || user.role === 'admin' ? (
    <BusinessNeeded user={user} register={register} />
  ) : (
    <ToOwnCompany />
  )
}
