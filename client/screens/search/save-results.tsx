import { SaveSearch } from '../../features/saved/save-search'
import type { SearchFilter } from '../../generated/schema'
import { savedCriteria } from './saved-criteria'

interface Props {
  query: string
  filter: SearchFilter | null
}

/** Saves a search that has criteria of saved searches. */
export const SaveResults = ({ query, filter }: Props) => {
  const criteria = savedCriteria(query, filter ?? {})
  return criteria && <SaveSearch criteria={criteria} />
}
