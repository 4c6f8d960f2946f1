import { Container } from '../../ui/container'
import { Loading, Skeleton } from '../../ui/skeleton'
import styles from './page-loading.module.css'

/** Stands for any page that has no skeleton of its own. */
export const PageLoading = () => (
  <Loading label="Loading">
    <Container>
      <div className={styles.page}>
        <Skeleton width="38%" height="3rem" />
        <Skeleton width="62%" height="1.2rem" />
        <Skeleton height="60vh" />
      </div>
    </Container>
  </Loading>
)
