import { Link } from 'react-router-dom'
import type { StoredUser } from '../../features/session/stored-user'
import { useLogOut } from '../../features/session/use-log-out'
import { Button, buttonClass } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { PageMessage } from '../../ui/page-message'

interface Props {
  user: StoredUser
  /** Where a business account is opened. */
  register: string
}

export const BusinessNeeded = ({ user, register }: Props) => {
  const { logOut, loading, failed } = useLogOut(register)
  return (
    <PageMessage
      art={<img src="/artwork/ornament/empty.svg" width="112" height="112" alt="" />}
      title="Open a business account"
      text={`${user.email} is ${kinds[user.role === 'admin' ? 'admin' : 'customer']}. Companies belong to business accounts: vendor, freelancer or broker. Log out and open one with another email address, or keep this account and write to support@marque.example to have it changed.`}
    >
      <Button disabled={loading} onClick={logOut}>
        {loading ? 'Logging out...' : 'Log out and register a company'}
      </Button>
      <Link className={buttonClass({ variant: 'line' })} to="/companies">
        Back to Companies
      </Link>
      {failed && <Notice text="Could not log out. Check the connection and try again." />}
    </PageMessage>
  )
}

const kinds = { admin: 'an administrator’s account', customer: 'a customer account, and buys' }
