import { useId } from 'react'
import { ListingCard } from '../../features/listing/listing-card'
import { ListingGrid } from '../../features/listing/listing-grid'
import { TextLink } from '../../features/page/layout/links'
import { searchPath } from '../../lib/paths'
import type { SearchQuery } from './search.generated'
import styles from './search.module.css'

interface Props {
  query: string
  matches: NonNullable<SearchQuery['search']['closeMatches']>
}

/** Listings close to the text, below the few that have it. */
export const CloseMatches = ({ query, matches: { correction, nodes } }: Props) => {
  const id = useId()
  return (
    <>
      {correction && (
        <p className={styles.correction}>
          Did you mean <TextLink to={searchPath(correction)}>{correction}</TextLink>?
        </p>
      )}
      {nodes.length > 0 && (
        <section className={styles.close} aria-labelledby={id}>
          <h2 id={id}>Close to “{query}”</h2>
          <ListingGrid columns={4}>
            {nodes.map((listing) => (
              <ListingCard key={listing.id} listing={listing} level={3} />
            ))}
          </ListingGrid>
        </section>
      )}
    </>
  )
}
