import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { Panel } from '../../features/dashboard/panel'
import { total } from '../../features/listing/counted'
import { ListingCover } from '../../features/listing/listing-cover'
import { listingPath } from '../../features/listing/listing-path'
import { LoadMore } from '../../features/listing/load-more'
import { pageSize } from '../../features/listing/shown'
import { useMore } from '../../features/listing/use-more'
import { keepOrForget } from '../../features/saved/keep-or-forget'
import { Button, buttonClass } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { price } from '../../ui/price'
import { CustomerSavedDocument, type CustomerSavedQuery } from './customer-saved.generated'
import styles from './customer-saved.module.css'

export const SavedListings = ({ data }: { data: CustomerSavedQuery }) => {
  const client = useApolloClient()
  const [problem, setProblem] = useState<string>()
  const { savedListings } = data
  const { more, linkRef } = useMore({
    list: savedListings,
    total: total(savedListings, 'listing'),
    load: async (after) => {
      const variables = { first: pageSize, after }
      return (await client.query({ query: CustomerSavedDocument, variables, fetchPolicy: 'no-cache' })).data
        ?.savedListings
    },
    keep: (list, first) =>
      client.writeQuery({
        query: CustomerSavedDocument,
        variables: { first },
        data: { ...data, savedListings: list },
      }),
  })
  const remove = async (id: string) => {
    const { problem } = await keepOrForget(client, id, false)
    setProblem(problem)
    if (!problem) await client.refetchQueries({ include: [CustomerSavedDocument] }).catch(() => {})
  }
  return (
    <Panel title="Listings">
      {problem && <Notice text={problem} />}
      {savedListings.nodes.length === 0 && (
        <NothingYet text="Nothing is saved yet. What you save on the marketplace stands here.">
          <Link className={buttonClass({ variant: 'line' })} to="/marketplace">
            Browse the marketplace
          </Link>
        </NothingYet>
      )}
      <ul className={styles.list}>
        {savedListings.nodes.map((listing) => (
          <li key={listing.id}>
            <div className={styles.cover}>
              <ListingCover cover={listing.cover} size="card" />
            </div>
            <div className={styles.what}>
              <Link ref={linkRef(listing.id)} to={listingPath(listing)} dir="auto">
                {listing.title}
              </Link>
              <span dir="auto">{`${listing.category.name}, ${listing.seller.name}`}</span>
            </div>
            <b className={styles.price}>{price(listing.price)}</b>
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
