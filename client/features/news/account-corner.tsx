import { SavingNotice } from '../saved/saving-notice'
import { AccountLinks } from '../session/account-links'
import { AccountMenu } from '../session/account-menu'
import type { StoredUser } from '../session/stored-user'
import { Bell } from './bell'
import { MessageLink } from './message-link'

/** The end of the header for who is signed in. */
export const AccountCorner = ({ user }: { user: StoredUser }) => (
  <>
    <MessageLink />
    <Bell />
    <AccountMenu user={user} />
    <SavingNotice role={user.role} />
  </>
)

/** The end of the mobile menu for the same. One file with the other: public pages name it once. */
export const MobileCorner = ({ user }: { user: StoredUser }) => <AccountLinks user={user} />
