import { useSearchParams } from 'react-router-dom'
import type { ListingStatus } from '../../../generated/schema'
import { Chips } from '../../../ui/form/chips'

const filters = [
  { status: undefined, name: null, label: 'All', count: 'all' },
  { status: 'PUBLISHED', name: 'published', label: 'Published', count: 'published' },
  { status: 'DRAFT', name: 'draft', label: 'Drafts', count: 'drafts' },
  { status: 'UNPUBLISHED', name: 'unpublished', label: 'Unpublished', count: 'unpublished' },
] as const

type Counts = Record<(typeof filters)[number]['count'], { totalCount: number }>

/** The address keeps the filter, `?status=draft`; unknown values count as absent. */
export const statusFromParams = (params: URLSearchParams): ListingStatus | undefined =>
  filters.find(({ name }) => name === params.get('status'))?.status

export const StatusFilter = ({ counts }: { counts: Counts }) => {
  const [params, setParams] = useSearchParams()
  const chosen = statusFromParams(params)
  return (
    <Chips
      label="Status"
      chips={filters.map(({ status, name, label, count }) => ({
        name: label,
        count: counts[count].totalCount.toLocaleString('en-US'),
        chosen: status === chosen,
        choose: () => setParams(name ? { status: name } : {}, { replace: true, preventScrollReset: true }),
      }))}
    />
  )
}
