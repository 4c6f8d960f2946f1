import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { ListingCover } from '../../features/listing/listing-cover'
import { Loaded } from '../../features/page/errors/loaded'
import { Link } from '../../features/page/layout/link'
import { ButtonLink } from '../../features/page/layout/links'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { toggleSave } from '../../features/saved/toggle-save'
import { shortDay } from '../../lib/dates'
import { formatPrice } from '../../lib/money'
import { listingPath, savedSearchPath } from '../../lib/paths'
import { pluralizeTotal } from '../../lib/text'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import {
  CustomerSavedDocument,
  type CustomerSavedQuery,
  useCustomerSavedQuery,
  useRemoveSavedSearchMutation,
} from './customer-saved.generated'
import styles from './customer-saved.module.css'

export const CustomerSaved = () => {
  const { first } = useShownCount()
  const query = useCustomerSavedQuery({ variables: { first }, fetchPolicy: 'cache-and-network' })
  return (
    <DashboardPage title="Saved items" lead="The listings and searches you saved.">
      <Loaded
        query={query}
        loading="Loading what you saved"
        height="24rem"
        failure="What you saved could not be loaded"
      >
        {(data) => (
          <div className={styles.saved}>
            <SavedListings data={data} />
            <SavedSearches searches={data.savedSearches} />
          </div>
        )}
      </Loaded>
    </DashboardPage>
  )
}

const SavedListings = ({ data }: { data: CustomerSavedQuery }) => {
  const client = useApolloClient()
  const [problem, setProblem] = useState<string>()
  const { savedListings } = data
  const { nodes, more, entryRef } = usePagination({
    connection: savedListings,
    shown: useShownCount(),
    query: CustomerSavedDocument,
    variables: (page) => page,
    total: pluralizeTotal(savedListings, 'listing'),
  })
  const remove = async (id: string) => {
    const { problem } = await toggleSave(client, id, false)
    setProblem(problem)
    if (!problem) await client.refetchQueries({ include: [CustomerSavedDocument] }).catch(() => {})
  }
  return (
    <Panel title="Listings">
      {problem && <Notice text={problem} />}
      {nodes.length === 0 && (
        <EmptyPanel text="Nothing saved yet. Save listings on the marketplace and find them here.">
          <ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>
        </EmptyPanel>
      )}
      <ul className={styles.list}>
        {nodes.map((listing) => (
          <li key={listing.id}>
            <div className={styles.cover}>
              <ListingCover cover={listing.cover} size="card" />
            </div>
            <div className={styles.text}>
              <Link ref={entryRef(listing.id)} to={listingPath(listing)} dir="auto">
                {listing.title}
              </Link>
              <span dir="auto">{`${listing.category.name}, ${listing.seller.name}`}</span>
            </div>
            <b className={styles.price}>{formatPrice(listing.price)}</b>
            <RemoveButton name={listing.title} remove={() => remove(listing.id)} />
          </li>
        ))}
      </ul>
      {more && <LoadMore {...more} />}
    </Panel>
  )
}

const SavedSearches = ({ searches }: { searches: CustomerSavedQuery['savedSearches'] }) => {
  const client = useApolloClient()
  const [remove, { error }] = useRemoveSavedSearchMutation()
  return (
    <Panel title="Searches">
      {error && <Notice text="It could not be removed. Please try again." />}
      {searches.length === 0 && <EmptyPanel text="Save a search and we notify you when something new matches." />}
      <ul className={styles.list}>
        {searches.map((search) => (
          <li key={search.id}>
            <div className={styles.text}>
              <Link to={savedSearchPath(search)} dir="auto">
                {search.name}
              </Link>
              <span>{`Saved ${shortDay(search.createdAt)}`}</span>
            </div>
            <RemoveButton
              name={search.name}
              remove={() =>
                remove({ variables: { id: search.id } })
                  .then(() => client.refetchQueries({ include: [CustomerSavedDocument] }))
                  .catch(() => {})
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const RemoveButton = ({ name, remove }: { name: string; remove: () => Promise<unknown> }) => (
  <Button variant="line" size="small" aria-label={`Remove: ${name}`} onClick={() => void remove()}>
    Remove
  </Button>
)
