import type { SearchFilter } from '../../generated/schema'
import { SaveSearch } from './save-search'
import { savedCriteria } from './saved-criteria'

interface Props {
  text?: string
  filter: SearchFilter | null
}

/** Offers to save the search. Renders nothing if no part of it is a criterion of saved searches. */
export const SaveFilteredSearch = ({ text = '', filter }: Props) => {
  const criteria = savedCriteria(text, filter ?? {})
  // The key resets the state for another search: it is not saved because the last one was.
  return (
    criteria && <SaveSearch key={JSON.stringify(criteria)} criteria={criteria} isRated={filter?.minRating != null} />
  )
}
