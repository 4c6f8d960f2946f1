import { Icon } from '../../ui/icon/icon'
import { Link } from '../page/layout/link'
import type { Facets_FacetFragment } from './facet.generated'
import { searchWith } from './facet-address'
import styles from './facet-links.module.css'

interface Props {
  path: string
  params: URLSearchParams
  facets: readonly Facets_FacetFragment[]
  /** Moves the focus, because the link disappears with its filter. */
  onRemove?: () => void
}

/** The filters that are set, as links to the list without each of them. */
export const FacetChips = ({ path, params, facets, onRemove }: Props) => {
  const set = facets.flatMap(({ name, label, choices }) =>
    choices.filter(({ selected }) => selected).map((choice) => ({ name, filter: label, label: choice.label })),
  )
  if (set.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Filters that are set">
      {set.map(({ name, filter, label }) => (
        <li key={name}>
          <Link
            to={path + searchWith(params, name)}
            aria-label={`${label}: remove this filter (${filter})`}
            preventScrollReset
            onClick={onRemove}
          >
            {label} <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
