import { lazyPart } from '../../../lib/lazy-named'
import { Container } from '../../../ui/layout/container'
import { Link } from '../../page/layout/link'
import { Logo } from '../header/logo'
import { useSiteNavigationQuery } from '../site-navigation.generated'
import styles from './footer.module.css'

// Far down each page, so its script loads later.
const AppearanceSwitch = lazyPart(() => import('../../appearance/appearance-switch'), 'AppearanceSwitch')

const marketplace = [
  { to: '/services', label: 'Services' },
  { to: '/products', label: 'Products' },
  { to: '/freelancers', label: 'Freelancers' },
  { to: '/companies', label: 'Companies' },
  { to: '/jobs', label: 'Jobs' },
]
const marque = [
  { to: '/about', label: 'About' },
  { to: '/how-it-works', label: 'How it works' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/cookies', label: 'Cookies' },
]

export const Footer = () => {
  const { data } = useSiteNavigationQuery()
  const categories = (data?.categories ?? []).map(({ slug, name }) => ({ to: `/category/${slug}`, label: name }))
  return (
    <footer className={styles.footer}>
      <div className={styles.band} />
      <Container>
        <div className={styles.columns}>
          <div>
            <Logo />
            <p>
              Intellectual property, company paperwork and the people who do it well, at prices you see before you ask.
            </p>
          </div>
          <FooterColumn title="Categories" links={categories.slice(0, 4)} />
          <FooterColumn title="More categories" links={categories.slice(4)} />
          <FooterColumn title="Marketplace" links={marketplace} />
          <FooterColumn title="Marque" links={marque} />
        </div>
        <div className={styles.end}>
          <span>© 2026 Marque</span>
          <AppearanceSwitch />
        </div>
      </Container>
    </footer>
  )
}

const FooterColumn = ({ title, links }: { title: string; links: { to: string; label: string }[] }) => (
  <div className={styles.column}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </div>
)
