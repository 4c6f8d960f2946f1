import { useLiveUpdates } from '../live-updates/use-live-updates'
import { useNotificationsQuery } from './notifications.generated'

/** The viewer's notifications and unread counts, refetched by live updates. */
export const useNotifications = () => {
  const { data, error, refetch } = useNotificationsQuery({ fetchPolicy: 'cache-and-network' })
  useLiveUpdates(() => refetch())
  return { viewer: data?.viewer ?? undefined, failed: error !== undefined && !data }
}
