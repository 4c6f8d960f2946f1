import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { ListingCover } from '../../features/listing/listing-cover'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { toggleSave } from '../../features/saved/toggle-save'
import { formatPrice } from '../../lib/money'
import { listingPath } from '../../lib/paths'
import { pluralizeTotal } from '../../lib/text'
import { Notice } from '../../ui/feedback/notice'
import { Button, buttonClass } from '../../ui/form/button'
import { CustomerSavedDocument, type CustomerSavedQuery } from './customer-saved.generated'
import styles from './customer-saved.module.css'

export const SavedListings = ({ data }: { data: CustomerSavedQuery }) => {
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
          <Link className={buttonClass({ variant: 'line' })} to="/marketplace">
            Browse the marketplace
          </Link>
        </EmptyPanel>
      )}
      <ul className={styles.list}>
        {nodes.map((listing) => (
          <li key={listing.id}>
            <div className={styles.cover}>
              <ListingCover cover={listing.cover} size="card" />
            </div>
            <div className={styles.what}>
              <Link ref={entryRef(listing.id)} to={listingPath(listing)} dir="auto">
                {listing.title}
              </Link>
              <span dir="auto">{`${listing.category.name}, ${listing.seller.name}`}</span>
            </div>
            <b className={styles.price}>{formatPrice(listing.price)}</b>
            <Button
              variant="line"
              size="small"
              aria-label={`Remove: ${listing.title}`}
              onClick={() => remove(listing.id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {more && <LoadMore {...more} />}
    </Panel>
  )
}
