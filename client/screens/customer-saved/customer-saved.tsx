import { useSearchParams } from 'react-router-dom'
import { Desk } from '../../features/dashboard/desk'
import { shown } from '../../features/listing/shown'
import { FailedPart } from '../../features/page/late-failed-part'
import { Loading, Skeleton } from '../../ui/skeleton'
import { useCustomerSavedQuery } from './customer-saved.generated'
import styles from './customer-saved.module.css'
import { SavedListings } from './saved-listings'
import { SavedSearches } from './saved-searches'

export const CustomerSaved = () => {
  const [params] = useSearchParams()
  const { data, error, refetch } = useCustomerSavedQuery({
    variables: { first: shown(params) },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <Desk title="Saved items" sentence="Listings you save wait here until you come back to them.">
      {!data && error && (
        <FailedPart title="What you saved could not be loaded" error={error} again={() => refetch()} />
      )}
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
    </Desk>
  )
}
