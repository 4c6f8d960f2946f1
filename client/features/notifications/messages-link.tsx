import { iconButtonClass } from '../../ui/button/icon-button'
import { Icon } from '../../ui/icon/icon'
import { Link } from '../page/layout/link'
import { UnreadCount, useNotifications } from './notifications'

export const MessagesLink = () => {
  const { viewer } = useNotifications()
  return (
    <Link className={iconButtonClass} to="/dashboard/messages">
      <Icon name="chat" />
      <span className="visually-hidden">Messages</span>
      <UnreadCount count={viewer?.unreadMessages ?? 0} />
    </Link>
  )
}
