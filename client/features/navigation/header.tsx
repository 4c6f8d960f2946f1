import { Container } from '../../ui/container'
import { AccountArea } from '../session/account-area'
import { CartLink } from './cart-link'
import styles from './header.module.css'
import { HeaderSearch } from './header-search'
import { Logo } from './logo'
import { MainNav } from './main-nav'
import { MobileMenu } from './mobile-menu'

export const Header = () => (
  <header className={styles.header}>
    <Container>
      <div className={styles.bar}>
        <Logo />
        <HeaderSearch />
        <MainNav />
        <CartLink />
        <AccountArea />
        <MobileMenu />
      </div>
    </Container>
  </header>
)
