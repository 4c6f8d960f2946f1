import { useEffect } from 'react'
import { setServerTime } from '../../lib/server-clock'
import { useLiveUpdates } from '../live-updates/live-updates'
import { useNotificationsQuery } from './notifications.generated'
import styles from './notifications.module.css'

/** The viewer's notifications and unread counts, refetched by live updates. */
export const useNotifications = () => {
  const { data, error, refetch } = useNotificationsQuery({ fetchPolicy: 'cache-and-network' })
  const serverTime = data?.serverTime
  useEffect(() => {
    if (serverTime) setServerTime(serverTime)
  }, [serverTime])
  useLiveUpdates(() => refetch())
  return { viewer: data?.viewer ?? undefined, failed: error !== undefined && !data }
}

/** The bell has no room for more digits. */
const MAX_SHOWN_COUNT = 99

export const UnreadCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={styles.count}>
      {count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}
      <span className="visually-hidden"> unread</span>
    </span>
  )
