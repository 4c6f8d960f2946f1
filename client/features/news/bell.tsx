import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { iconButton } from '../../ui/icon-button'
import { useDisclosure } from '../navigation/use-disclosure'
import styles from './news.module.css'
import { NewsCount } from './news-count'
import { NewsList } from './news-list'
import { useOwnNews } from './use-own-news'

/** The last events, behind a bell. `start`: opens to the right, where it stands at the left of the page. */
export const Bell = ({ start = false }: { start?: boolean }) => {
  const { id, open, root, button, close, toggle } = useDisclosure()
  const { viewer, failed } = useOwnNews()
  return (
    <div ref={root} className={styles.bell}>
      <button
        ref={button}
        type="button"
        className={iconButton}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name="bell" />
        <span className="visually-hidden">Notifications</span>
        <NewsCount count={viewer?.unreadNotifications ?? 0} />
      </button>
      {open && (
        <div id={id} className={classes(styles.panel, start && styles.start)}>
          <NewsList viewer={viewer} failed={failed} chosen={close} />
        </div>
      )}
    </div>
  )
}
