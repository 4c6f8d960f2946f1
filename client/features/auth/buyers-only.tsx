import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { loginPath } from '../../lib/paths'
import { Button } from '../../ui/button/button'
import { Empty } from '../../ui/feedback/empty'
import { Notice } from '../../ui/feedback/notice'
import { ButtonLink } from '../page/layout/links'
import { mayBuy } from '../session/roles'
import { useSession } from '../session/session-store'
import { useLogOut } from '../session/use-log-out'

interface Props {
  /** The start of `Buying needs another account`. */
  activity: string
  /** Says that nothing is lost by signing in again; may be empty. */
  reassurance: string
  back: { to: string; label: string }
  children: ReactNode
}

/** Shows its children to all but admins, who are asked to sign in with another account. */
export const BuyersOnly = ({ activity, reassurance, back, children }: Props) => {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const { logOut, loading, problem } = useLogOut(loginPath(pathname + search))
  if (!user || mayBuy(user.role)) return children
  return (
    <Empty
      title={`${activity} needs another account`}
      text={`This is an admin account, which can’t buy. Please sign in with another one. ${reassurance}`}
    >
      <Button busy={loading} onClick={logOut}>
        Log Out and sign in again
      </Button>
      <ButtonLink to={back.to}>{back.label}</ButtonLink>
      {problem && <Notice text={problem} />}
    </Empty>
  )
}
