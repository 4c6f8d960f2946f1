import { useCallback, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { useDismiss } from '../navigation/use-dismiss'
import styles from './news.module.css'
import { NewsCount } from './news-count'
import { NewsList } from './news-list'
import { useOwnNews } from './use-own-news'

/** The last events, behind a bell. `start`: opens to the right, where it stands at the left of the page. */
export const Bell = ({ start = false }: { start?: boolean }) => {
  const id = useId()
  const { key } = useLocation()
  const [page, setPage] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { viewer, failed } = useOwnNews()
  // Open on this page only: a navigation closes it without being told.
  const open = page === key
  const close = useCallback(() => setPage(undefined), [])
  useDismiss({ open, close, root, button })
  return (
    <div ref={root} className={styles.bell}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setPage(open ? undefined : key)}
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
