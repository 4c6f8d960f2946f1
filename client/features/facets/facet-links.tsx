import { Link } from '../page/layout/link'
import type { Facets_FacetFragment } from './facet.generated'
import { countInParentheses } from './facet-count'
import styles from './facet-links.module.css'

interface Props {
  facet: Facets_FacetFragment
  /** Address of the list with a choice. */
  to: (value: string) => string
}

/** Links, so that filtered lists can be opened in a tab, bookmarked and shared, and work without scripts. */
export const FacetLinks = ({ facet, to }: Props) => (
  <nav className={styles.filter} aria-label={facet.label}>
    <ul>
      {facet.choices.map((choice) => (
        <li key={choice.value}>
          <Link to={to(choice.value)} aria-current={choice.selected ? 'true' : undefined} preventScrollReset>
            {choice.label}
          </Link>
          {countInParentheses(choice)}
        </li>
      ))}
    </ul>
  </nav>
)
