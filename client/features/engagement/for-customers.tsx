import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { Notice } from '../../ui/notice'
import { useLogOut } from '../session/use-log-out'
import { useSession } from '../session/use-session'

interface Props {
  /** What only customers do: `Buying`. */
  what: string
  /** What stays as it is meanwhile. */
  kept: string
  back: { to: string; label: string }
  children: ReactNode
}

/** What customers alone do, inside what signed-in people see; anybody else is told how to go about it. */
export const ForCustomers = ({ what, kept, back, children }: Props) => {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const { logOut, loading, failed } = useLogOut(`/login?next=${encodeURIComponent(pathname + search)}`)
  if (!user || user.role === 'customer') return children
  return (
    <Empty
      title={`${what} is for customers`}
      text={`This is a ${user.role} account. Please sign in with a customer account. ${kept}`}
    >
      <Button disabled={loading} aria-busy={loading} onClick={logOut}>
        Log Out and sign in again
      </Button>
      <Link className={buttonClass({ variant: 'line' })} to={back.to}>
        {back.label}
      </Link>
      {failed && <Notice text="Could not log out. Check the connection and try again." />}
    </Empty>
  )
}
