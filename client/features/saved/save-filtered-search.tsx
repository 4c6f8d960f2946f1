import type { SearchFilter } from '../../generated/schema'
import { SaveSearch } from './save-search'
import { savedCriteria } from './saved-criteria'

interface Props {
  text?: string
  filter: SearchFilter | null
}

/** Saves a text and a filter that have criteria of saved searches. */
export const SaveFilteredSearch = ({ text = '', filter }: Props) => {
  const criteria = savedCriteria(text, filter ?? {})
  // Another search is not saved because the last one was.
  return (
    criteria && <SaveSearch key={JSON.stringify(criteria)} criteria={criteria} isRated={filter?.minRating != null} />
  )
}
