import { DisclosureMenu } from './disclosure-menu'
import { MenuLink } from './menu-link'
import type { Menus } from './use-menus'

const places = [
  { to: '/marketplace', label: 'All listings', note: 'Products and services together' },
  { to: '/marketplace/products', label: 'Products', note: 'Templates, reports and IP assets' },
  { to: '/marketplace/services', label: 'Services', note: 'Fixed-price work by brokers and freelancers' },
  { to: '/freelancers', label: 'Freelancers', note: 'People by the hour' },
  { to: '/companies', label: 'Companies', note: 'Firms with a verified profile' },
]

export const MarketplaceMenu = ({ menus }: { menus: Menus }) => (
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
