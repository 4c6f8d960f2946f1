import type { Database } from '../../../../database/connection'
import type { ListingCriteria } from '../../../../modules/listing/listing.criteria'
import { createSynonymRepository } from '../../../../modules/search/synonyms/synonym.repository'
import type { CloseHits, CloseRequest } from '../../search-engine'
import { readSearchPage } from '../search-page'
import { createWordRepository } from '../word.repository'
import { createCloseMatch } from './close-match'
import { readCloseTerms } from './close-terms'

const MAX_CLOSE = 12

/** Listings that are close to a folded text. */
export const readCloseListings = async (
  db: Database,
  folded: string,
  criteria: ListingCriteria,
  { without, sort }: CloseRequest,
): Promise<CloseHits> => {
  const wordRepository = createWordRepository(db)
  const { terms, correction } = await readCloseTerms(
    { synonymRepository: createSynonymRepository(db), wordRepository },
    folded,
  )
  if (terms.length === 0) return { ids: [], correction }
  const match = await createCloseMatch(db, wordRepository, terms)
  const { hits } = await readSearchPage(db, match, criteria, { first: MAX_CLOSE + without.length, sort })
  const ids = hits.map(({ id }) => id).filter((id) => !without.includes(id))
  return { ids: ids.slice(0, MAX_CLOSE), correction }
}
