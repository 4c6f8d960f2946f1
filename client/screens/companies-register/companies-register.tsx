import { Navigate, useSearchParams } from 'react-router-dom'
import { PageMeta } from '../../features/page/head/page-meta'
import { ButtonLink } from '../../features/page/layout/links'
import { useConfirmedSession } from '../../features/session/confirm-session'
import type { StoredUser } from '../../features/session/stored-user'
import { useLogOut } from '../../features/session/use-log-out'
import { nextPath } from '../../lib/paths'
import { Notice } from '../../ui/feedback/notice'
import { PageMessage } from '../../ui/feedback/page-message'
import { Button } from '../../ui/form/button'
import { PageLoading } from '../../ui/layout/page-loading'
import { useCompaniesRegisterSuspenseQuery } from './companies-register.generated'

/** Where registering a company leads depends on the account. */
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
  const register = `/register?${new URLSearchParams({ type: 'vendor', ...(next && { next }) })}`
  if (!user) return <Navigate to={register} replace />
  return user.role === 'customer' || user.role === 'admin' ? (
    <OpenBusinessAccount user={user} register={register} />
  ) : (
    <RedirectToOwnCompany />
  )
}

interface Props {
  user: StoredUser
  /** The registration page for business accounts. */
  register: string
}

const OpenBusinessAccount = ({ user, register }: Props) => {
  const { logOut, loading, failed } = useLogOut(register)
  return (
    <PageMessage
      art={<img src="/artwork/ornament/empty.svg" width="112" height="112" alt="" />}
      title="Open a business account"
      text={`${user.email} is ${accountKinds[user.role === 'admin' ? 'admin' : 'customer']}. Companies belong to business accounts: vendor, freelancer or broker. Log out and open one with another email address, or keep this account and write to support@marque.example to have it changed.`}
    >
      <Button disabled={loading} onClick={logOut}>
        {loading ? 'Logging out...' : 'Log out and register a company'}
      </Button>
      <ButtonLink to="/companies">Back to Companies</ButtonLink>
      {failed && <Notice text="Could not log out. Check the connection and try again." />}
    </PageMessage>
  )
}

const accountKinds = { admin: 'an administrator’s account', customer: 'a customer account, and buys' }

/** The account has a company already. */
const RedirectToOwnCompany = () => {
  const { viewer } = useCompaniesRegisterSuspenseQuery({ fetchPolicy: 'network-only' }).data
  return <Navigate to={viewer?.company ? `/company/${viewer.company.id}` : '/dashboard'} replace />
}
