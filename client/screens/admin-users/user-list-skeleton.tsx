import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import styles from './admin-users.module.css'

export const UserListSkeleton = () => (
  <DashboardPage title="Users" lead="Every account, and what was done to it.">
    <Loading label="Loading accounts">
      <div className={styles.two}>
        <div className={styles.card}>
          <div className={styles.skeleton}>
            <Skeleton height="2.5rem" />
            <Skeleton width="60%" height="2rem" />
            {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
              <Skeleton key={key} height="2.6rem" />
            ))}
          </div>
        </div>
        <div className={styles.card}>
          <div className={styles.skeleton}>
            <Skeleton width="50%" height="1.25rem" />
            <Skeleton height="16rem" />
          </div>
        </div>
      </div>
    </Loading>
  </DashboardPage>
)
