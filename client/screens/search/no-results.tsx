import { ButtonLink } from '../../features/page/layout/links'
import { Suggestions } from '../../features/search/suggestions'
import { Empty } from '../../ui/feedback/empty'
import { CloseMatches } from './close-matches'
import type { SearchQuery } from './search.generated'

interface Props {
  query: string
  data: SearchQuery
}

/** Ways on from a search without results: listings that are close to the text, or else other searches. */
export const NoResults = ({ query, data: { search, categories } }: Props) => (
  <>
    <Empty
      title="No results found"
      text="Check the spelling, use fewer words or a more general one: search looks for the whole text as you wrote it."
    >
      <ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>
    </Empty>
    {search.closeMatches && <CloseMatches query={query} matches={search.closeMatches} />}
    {!search.closeMatches?.nodes.length && <Suggestions query={query} categories={categories} />}
  </>
)
