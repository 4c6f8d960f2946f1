import { MessagesLink } from '../../notifications/messages-link'
import { NotificationBell } from '../../notifications/notification-bell'
import { SaveNotification } from '../../saved/save-notification'
import type { StoredUser } from '../../session/stored-user'
import { AccountLinks } from './account-links'
import { AccountMenu } from './account-menu'

export const SignedInArea = ({ user }: { user: StoredUser }) => (
  <>
    <MessagesLink />
    <NotificationBell />
    <AccountMenu user={user} />
    <SaveNotification role={user.role} />
  </>
)

/** The end of the mobile menu for signed-in users. In this file, so that both are in one chunk. */
export const MobileSignedInArea = ({ user }: { user: StoredUser }) => <AccountLinks user={user} />
