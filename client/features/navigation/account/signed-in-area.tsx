import { useLocation } from 'react-router-dom'
import { MessagesLink } from '../../notifications/messages-link'
import { NotificationBell } from '../../notifications/notification-bell'
import { useMarkVisited } from '../../notifications/use-mark-visited'
import { SaveNotification } from '../../saved/save-notification'
import type { StoredUser } from '../../session/stored-user'
import { AccountLinks } from './account-links'
import { AccountMenu } from './account-menu'

export const SignedInArea = ({ user }: { user: StoredUser }) => {
  useMarkVisited(useLocation().pathname, true)
  return (
    <>
      <MessagesLink />
      <NotificationBell />
      <AccountMenu user={user} />
      <SaveNotification role={user.role} />
    </>
  )
}

/** The end of the mobile menu for signed-in users. In this file, so that both are in one chunk. */
export const MobileSignedInArea = ({ user }: { user: StoredUser }) => <AccountLinks user={user} />
