import { pluralize } from '../../../lib/text'
import { NavLink } from '../../page/layout/link'
import { MoreLink } from '../../page/layout/more-link'
import navItem from '../header/nav-item.module.css'
import { useSiteNavigationQuery } from '../site-navigation.generated'
import { DisclosureMenu, type Menus, useMenus } from './disclosure-menu'
import styles from './main-nav.module.css'

export const MainNav = () => {
  const menus = useMenus()
  return (
    <nav className={styles.nav} aria-label="Main">
      <ServicesMenu menus={menus} />
      <MarketplaceMenu menus={menus} />
      <NavLink className={navItem.item ?? ''} to="/jobs">
        Jobs
      </NavLink>
      <NavLink className={navItem.item ?? ''} to="/about" end>
        About
      </NavLink>
    </nav>
  )
}

const ServicesMenu = ({ menus }: { menus: Menus }) => {
  const categories = useSiteNavigationQuery().data?.categories ?? []
  return (
    <DisclosureMenu label="Services" to="/services" menus={menus} wide>
      <ul className={styles.categories}>
        {categories.map(({ id, name, slug, icon, serviceCount }) => (
          <li key={id}>
            <MenuLink to={`/category/${slug}`} label={name} note={pluralize(serviceCount, 'service')} icon={icon} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <MoreLink to="/services">All services</MoreLink>
        <MoreLink to="/companies">All companies</MoreLink>
      </div>
    </DisclosureMenu>
  )
}

const places = [
  { to: '/marketplace', label: 'All listings', note: 'Products and services together' },
  { to: '/marketplace/products', label: 'Products', note: 'Templates, reports and IP assets' },
  { to: '/marketplace/services', label: 'Services', note: 'Fixed-price work by brokers and freelancers' },
  { to: '/freelancers', label: 'Freelancers', note: 'People by the hour' },
  { to: '/companies', label: 'Companies', note: 'Firms, studios and one-person offices' },
]

const MarketplaceMenu = ({ menus }: { menus: Menus }) => (
  <DisclosureMenu label="Marketplace" to="/marketplace" menus={menus}>
    <ul>
      {places.map((place) => (
        <li key={place.to}>
          <MenuLink {...place} />
        </li>
      ))}
    </ul>
  </DisclosureMenu>
)

interface Props {
  to: string
  label: string
  /** A short description below the label. */
  note: string
  icon?: string
}

const MenuLink = ({ to, label, note, icon }: Props) => (
  <NavLink className={styles.link ?? ''} to={to} end>
    {icon && <img src={icon} width="40" height="40" alt="" />}
    <span>
      {label} <small>{note}</small>
    </span>
  </NavLink>
)
