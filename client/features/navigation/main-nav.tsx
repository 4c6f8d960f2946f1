import { NavLink } from 'react-router-dom'
import styles from './main-nav.module.css'
import { MarketplaceMenu } from './marketplace-menu'
import navItem from './nav-item.module.css'
import { ServicesMenu } from './services-menu'
import { useMenus } from './use-menus'

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
