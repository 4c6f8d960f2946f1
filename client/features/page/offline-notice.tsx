import styles from './offline-notice.module.css'
import { useOnline } from './use-online'

/** Stands over the page while there is no connection. */
export const OfflineNotice = () => {
  const online = useOnline()
  return (
    <div className={styles.place} role="status">
      {!online && <p className={styles.notice}>You are offline. What is open stays readable.</p>}
    </div>
  )
}
