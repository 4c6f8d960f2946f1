import { useId } from 'react'
import { ListingCard } from '../../features/listing/listing-card'
import { ListingGrid } from '../../features/listing/listing-grid'
import { TextLink } from '../../features/page/layout/links'
import { searchPath } from '../../lib/paths'
import type { SearchQuery } from './search.generated'
import styles from './search.module.css'

type Matches = NonNullable<SearchQuery['search']['closeMatches']>

/** Leads to the text with its spelling corrected. Nothing if there is nothing to correct. */
export const Correction = ({ matches: { correction } }: { matches: Matches }) =>
  correction && (
    <p className={styles.correction}>
      Did you mean <TextLink to={searchPath(correction)}>{correction}</TextLink>?
    </p>
  )

/** Listings close to the text, below the few that have it. */
export const CloseMatches = ({ query, matches: { nodes } }: { query: string; matches: Matches }) => {
  const id = useId()
  if (nodes.length === 0) return null
  return (
    <section className={styles.close} aria-labelledby={id}>
      <h2 id={id}>Close to “{query}”</h2>
      <ListingGrid columns={4}>
        {nodes.map((listing) => (
          <ListingCard key={listing.id} listing={listing} level={3} />
        ))}
      </ListingGrid>
    </section>
  )
}
