import { useDisclosure } from '../../lib/use-disclosure'
import { iconButtonClass } from '../../ui/button/icon-button'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { NotificationList } from './notification-list'
import { UnreadCount, useNotifications } from './notifications'
import styles from './notifications.module.css'

/** Opens the latest notifications. With `start` the panel opens to the right, for a bell at the left of the page. */
export const NotificationBell = ({ start = false }: { start?: boolean }) => {
  const { id, open, root, button, close, toggle } = useDisclosure()
  const { viewer, failed } = useNotifications()
  return (
    <div ref={root} className={styles.bell}>
      <button
        ref={button}
        type="button"
        className={iconButtonClass}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name="bell" />
        <span className="visually-hidden">Notifications</span>
        <UnreadCount count={viewer?.unreadNotifications ?? 0} />
      </button>
      {open && (
        <div id={id} className={classes(styles.panel, start && styles.start)}>
          <NotificationList viewer={viewer} failed={failed} onChoose={close} />
        </div>
      )}
    </div>
  )
}
