import { useApolloClient } from '@apollo/client/react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { total } from '../../features/listing/counted'
import { ListingCard } from '../../features/listing/listing-card'
import { ListingGrid } from '../../features/listing/listing-grid'
import { LoadMore } from '../../features/listing/load-more'
import { pageSize } from '../../features/listing/shown'
import { useMore } from '../../features/listing/use-more'
import { Highlight } from '../../features/search/highlight'
import { Suggestions } from '../../features/search/suggestions'
import type { SearchFilter } from '../../generated/schema'
import { buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { kindWords } from './narrowing'
import { SearchDocument, type SearchQuery } from './search.generated'
import styles from './search.module.css'

// Few press it: it comes after the results.
const SaveSearch = lazy(async () => ({ default: (await import('../../features/saved/save-search')).SaveSearch }))

interface Props {
  query: string
  filter: SearchFilter | null
  data: SearchQuery
}

export const Results = ({ query, filter, data }: Props) => {
  const client = useApolloClient()
  const { search, categories } = data
  const { more, linkRef } = useMore({
    list: search,
    total: total(search, 'result'),
    load: async (after) => {
      const variables = { query, filter, first: pageSize, after }
      return (await client.query({ query: SearchDocument, variables, fetchPolicy: 'no-cache' })).data?.search
    },
    keep: (list, first) =>
      client.writeQuery({
        query: SearchDocument,
        variables: { query, filter, first },
        data: { search: list, categories },
      }),
  })
  if (search.nodes.length === 0)
    return (
      <>
        <Empty
          title="No results found"
          text="Check the spelling, use fewer words or a more general one: search looks for the whole text as you wrote it."
        >
          <Link className={buttonClass({ variant: 'line' })} to="/marketplace">
            Browse the marketplace
          </Link>
        </Empty>
        <Suggestions query={query} categories={categories} />
      </>
    )
  const mark = (text: string) => <Highlight text={text} query={query} />
  return (
    <>
      <p className={styles.order}>
        {`${filter?.kind ? kindWords[filter.kind] : 'Products and services'}, ${query ? 'best match' : 'newest'} first`}
      </p>
      <ListingGrid columns={4}>
        {search.nodes.map((listing, index) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            text={listing.excerpt}
            mark={mark}
            level={2}
            eager={index === 0}
            linkRef={linkRef(listing.id)}
          />
        ))}
      </ListingGrid>
      {more && <LoadMore {...more} />}
      <Suspense>
        <SaveSearch wish={{ text: query, ...filter }} />
      </Suspense>
    </>
  )
}
