import { Loading, Skeleton } from '../feedback/skeleton'
import { Spinner } from '../feedback/spinner'
import { Container } from './container'
import styles from './page-loading.module.css'

/** The skeleton of pages without one of their own. */
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

/** A page of which nothing is known before the session is confirmed. */
export const PageSpinner = () => (
  <Loading label="Loading">
    <div className={styles.spinner}>
      <Spinner />
    </div>
  </Loading>
)
