import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icon'
import { iconButton } from '../../ui/icon-button'
import { NewsCount } from './news-count'
import { useOwnNews } from './use-own-news'

/** To the messages, with how many are unread. */
export const MessageLink = () => {
  const { viewer } = useOwnNews()
  return (
    <Link className={iconButton} to="/dashboard/messages">
      <Icon name="chat" />
      <span className="visually-hidden">Messages</span>
      <NewsCount count={viewer?.unreadMessages ?? 0} />
    </Link>
  )
}
