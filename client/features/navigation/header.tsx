import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import { Container } from '../../ui/container'
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
        <div className={styles.auth}>
          <Link className={buttonClass({ variant: 'quiet', size: 'small' })} to="/login">
            Log In
          </Link>
          <Link className={buttonClass({ size: 'small' })} to="/register">
            Sign Up
          </Link>
        </div>
        <MobileMenu />
      </div>
    </Container>
  </header>
)
