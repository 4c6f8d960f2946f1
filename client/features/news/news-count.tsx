import styles from './news.module.css'

/** More than a bell has room for. */
const MOST = 99

export const NewsCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={styles.count}>
      {count > MOST ? `${MOST}+` : count}
      <span className="visually-hidden"> unread</span>
    </span>
  )
