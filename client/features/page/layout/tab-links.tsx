import chips from '../../../ui/form/chips.module.css'
import { Link } from './link'

interface Tab {
  label: string
  /** The number of its entries. */
  count: number
  to: string
  current: boolean
}

/** Tabs with addresses of their own, so that they can be bookmarked and work without scripts. */
export const TabLinks = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav aria-label={label}>
    <ul className={chips.chips}>
      {tabs.map((tab) => (
        <li key={tab.label}>
          <Link className={chips.chip} to={tab.to} aria-current={tab.current ? 'true' : undefined} preventScrollReset>
            {tab.label} <span>{tab.count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
