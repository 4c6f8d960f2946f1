import { Navigate, useSearchParams } from 'react-router-dom'
import { PageMeta } from '../../features/page/head/page-meta'
import { ButtonLink } from '../../features/page/layout/links'
import { useConfirmedSession } from '../../features/session/confirm-session'
import type { StoredUser } from '../../features/session/stored-user'
import { useLogOut } from '../../features/session/use-log-out'
import { nextPath } from '../../lib/paths'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { PageMessage } from '../../ui/feedback/page-message'
import { PageLoading } from '../../ui/layout/page-loading'
import { useCompaniesRegisterSuspenseQuery } from './companies-register.generated'

/** Redirects visitors to the registration and sellers to their company; others are told to open a business account. */
export const CompaniesRegister = () => (
  <>
    <PageMeta
      title="Register a company"
      description="Open a business account on Marque and sell under the name of your company."
    />
    <meta name="robots" content="noindex" />
    <RegisterCompany />
  </>
)

const RegisterCompany = () => {
  const { user, confirmed } = useConfirmedSession()
  const next = nextPath(useSearchParams()[0])
  if (!confirmed) return <PageLoading />
  const registerPath = `/register?${new URLSearchParams({ type: 'vendor', ...(next && { next }) })}`
  if (!user) return <Navigate to={registerPath} replace />
  return user.role === 'customer' || user.role === 'admin' ? (
    <OpenBusinessAccount user={user} registerPath={registerPath} />
  ) : (
    <RedirectToOwnCompany />
  )
}

interface Props {
  user: StoredUser
  registerPath: string
}

const OpenBusinessAccount = ({ user, registerPath }: Props) => {
  const { logOut, loading, problem } = useLogOut(registerPath)
  return (
    <PageMessage
      art={<img src="/artwork/ornament/empty.svg" width="112" height="112" alt="" />}
      title="Open a business account"
      text={`${user.email} is ${accountKinds[user.role === 'admin' ? 'admin' : 'customer']}, which can’t have a company. Open a vendor, freelancer or broker account with another email address.`}
    >
      <Button busy={loading} onClick={logOut}>
        {loading ? 'Logging out...' : 'Log out and register a company'}
      </Button>
      <ButtonLink to="/companies">Back to Companies</ButtonLink>
      {problem && <Notice text={problem} />}
    </PageMessage>
  )
}

const accountKinds = { admin: 'an administrator’s account', customer: 'a customer account' }

const RedirectToOwnCompany = () => {
  const { viewer } = useCompaniesRegisterSuspenseQuery({ fetchPolicy: 'network-only' }).data
  return <Navigate to={viewer?.company ? `/company/${viewer.company.id}` : '/dashboard'} replace />
}
