import { useSearchParams } from 'react-router-dom'
import type { ListingStatus } from '../../generated/schema'
import styles from './status-filter.module.css'

const filters = [
  { status: undefined, name: null, label: 'All', count: 'all' },
  { status: 'PUBLISHED', name: 'published', label: 'Published', count: 'published' },
  { status: 'DRAFT', name: 'draft', label: 'Drafts', count: 'drafts' },
  { status: 'UNPUBLISHED', name: 'unpublished', label: 'Unpublished', count: 'unpublished' },
] as const

type Counts = Record<(typeof filters)[number]['count'], { totalCount: number }>

/** The address keeps which are shown: `?status=draft`. Nonsense counts as absent. */
export const statusIn = (params: URLSearchParams): ListingStatus | undefined =>
  filters.find(({ name }) => name === params.get('status'))?.status

export const StatusFilter = ({ counts }: { counts: Counts }) => {
  const [params, setParams] = useSearchParams()
  const chosen = statusIn(params)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons
    <div className={styles.chips} role="group" aria-label="Status">
      {filters.map(({ status, name, label, count }) => (
        <button
          key={label}
          type="button"
          className={styles.chip}
          aria-pressed={status === chosen}
          onClick={() => setParams(name ? { status: name } : {}, { replace: true, preventScrollReset: true })}
        >
          {label} <span>{counts[count].totalCount.toLocaleString('en-US')}</span>
        </button>
      ))}
    </div>
  )
}
