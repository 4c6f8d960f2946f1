import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { LoadError } from '../../features/page/errors/load-error'
import { useShownCount } from '../../features/pagination/shown-count'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { useCustomerSavedQuery } from './customer-saved.generated'
import styles from './customer-saved.module.css'
import { SavedListings } from './saved-listings'
import { SavedSearches } from './saved-searches'

export const CustomerSaved = () => {
  const { first } = useShownCount()
  const { data, error, refetch } = useCustomerSavedQuery({
    variables: { first },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <DashboardPage title="Saved items" lead="The listings and searches you saved.">
      {!data && error && <LoadError title="What you saved could not be loaded" error={error} retry={() => refetch()} />}
      {!data && !error && (
        <Loading label="Loading what you saved">
          <Skeleton height="24rem" />
        </Loading>
      )}
      {data && (
        <div className={styles.saved}>
          <SavedListings data={data} />
          <SavedSearches searches={data.savedSearches} />
        </div>
      )}
    </DashboardPage>
  )
}
