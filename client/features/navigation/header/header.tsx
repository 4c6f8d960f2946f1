import { Container } from '../../../ui/layout/container'
import { AccountArea } from '../account/account-area'
import { MainNav } from '../menus/main-nav'
import { MobileMenu } from '../menus/mobile-menu'
import { HeaderSearch } from '../search/header-search'
import { CartLink } from './cart-link'
import styles from './header.module.css'
import { Logo } from './logo'

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
