import { ButtonLink } from '../../features/page/layout/links'
import { Suggestions } from '../../features/search/suggestions'
import { Empty } from '../../ui/feedback/empty'
import { CloseMatches, Correction } from './close-matches'
import type { SearchQuery } from './search.generated'

interface Props {
  query: string
  data: SearchQuery
}

/** Ways on from a search without results: listings that are close to the text, or else other searches. */
export const NoResults = ({ query, data: { search, categories } }: Props) => {
  const { closeMatches } = search
  const hasClose = closeMatches !== null && closeMatches.nodes.length > 0
  return (
    <>
      {closeMatches && <Correction matches={closeMatches} />}
      <Empty title="No results found" text={hasClose ? closeText : query ? spellingText : filterText}>
        <ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>
      </Empty>
      {hasClose ? (
        <CloseMatches query={query} matches={closeMatches} />
      ) : (
        <Suggestions query={query} categories={categories} />
      )}
    </>
  )
}

const closeText = 'No listing has the whole text as you wrote it. Those that come close are below.'
const spellingText =
  'Check the spelling, use fewer words or a more general one: search looks for the whole text as you wrote it.'
const filterText = 'Nothing matches all of your filters. Remove some of them, or see everything.'
