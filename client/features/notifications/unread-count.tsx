import styles from './notifications.module.css'

/** The bell has no room for more digits. */
const max = 99

export const UnreadCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={styles.count}>
      {count > max ? `${max}+` : count}
      <span className="visually-hidden"> unread</span>
    </span>
  )
