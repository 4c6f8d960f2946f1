import type { Database } from '../../../database/connection'
import type { PageRequest } from '../../../database/paging/page'
import type { ListingRow } from '../../../database/tables/tables'
import type { ListingCriteria } from '../../listing/listing.criteria.ts'
import { readSearchPage } from '../search-page'
import { createSynonymRepository } from '../synonyms/synonym.repository.ts'
import { createWordRepository } from '../word.repository.ts'
import { createCloseMatch } from './close-match'
import { readCloseTerms } from './close-terms'

/** Listings that are close to a text, and the text with its spelling corrected. */
export interface CloseListings {
  nodes: ListingRow[]
  correction: string | null
}

const MAX_NODES = 12

/** Listings that are close to a folded text, without those that have it. */
export const readCloseListings = async (
  db: Database,
  folded: string,
  criteria: ListingCriteria,
  hits: readonly ListingRow[],
): Promise<CloseListings> => {
  const wordRepository = createWordRepository(db)
  const { terms, correction } = await readCloseTerms(
    { synonymRepository: createSynonymRepository(db), wordRepository },
    folded,
  )
  if (terms.length === 0) return { nodes: [], correction }
  const match = await createCloseMatch(db, wordRepository, terms)
  const request: PageRequest = { first: MAX_NODES + hits.length }
  const { rows } = await readSearchPage(db, match, criteria, request)
  const found = new Set(hits.map(({ id }) => id))
  return { nodes: rows.filter(({ id }) => !found.has(id)).slice(0, MAX_NODES), correction }
}
