import { Link } from './link'
import styles from './tab-links.module.css'

interface Tab {
  label: string
  /** The number of its entries. */
  count?: number | undefined
  to: string
  current: boolean
}

/** Tabs with addresses of their own, so that they can be bookmarked and work without scripts. */
export const TabLinks = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav aria-label={label}>
    <ul className={styles.tabs}>
      {tabs.map((tab) => (
        <li key={tab.label}>
          <Link to={tab.to} aria-current={tab.current ? 'true' : undefined} preventScrollReset>
            {tab.label} {tab.count !== undefined && <span>{tab.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
