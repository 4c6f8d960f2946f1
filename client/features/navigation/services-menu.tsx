import { DisclosureMenu } from './disclosure-menu'
import { MenuLink } from './menu-link'
import { MoreLink } from './more-link'
import styles from './services-menu.module.css'
import { useSiteNavigationQuery } from './site-navigation.generated'
import type { Menus } from './use-menus'

export const ServicesMenu = ({ menus }: { menus: Menus }) => {
  const categories = useSiteNavigationQuery().data?.categories ?? []
  return (
    <DisclosureMenu label="Services" to="/services" menus={menus} wide>
      <ul className={styles.categories}>
        {categories.map(({ id, name, slug, icon, serviceCount }) => (
          <li key={id}>
            <MenuLink
              to={`/category/${slug}`}
              label={name}
              note={serviceCount === 1 ? '1 service' : `${serviceCount} services`}
              icon={icon}
            />
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
