import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { knowEngagements } from '../../apollo/know-engagements'
import { CartLink } from '../../features/navigation/cart-link'
import { Logo } from '../../features/navigation/logo'
import { Bell } from '../../features/news/bell'
import { PageFrame } from '../../features/page/page-frame'
import { PageMain } from '../../features/page/page-main'
import { AccountMenu } from '../../features/session/account-menu'
import { useSession } from '../../features/session/use-session'
import styles from './dashboard.module.css'
import { Drawer } from './drawer'
import { SideNav } from './side-nav'

/** Around every page of a dashboard: the side navigation of the role, on a phone in a drawer. */
export const Dashboard = () => {
  const { user } = useSession()
  const { cache } = useApolloClient()
  // Before any page below asks for one.
  useState(() => knowEngagements(cache))
  return (
    <PageFrame>
      <div className={`${styles.shell} print-through`}>
        <header className={styles.top}>
          <Logo />
          <CartLink />
          {user && <Bell />}
          {user && <AccountMenu user={user} />}
          {user && (
            <Drawer>
              <SideNav role={user.role} />
            </Drawer>
          )}
        </header>
        <aside className={styles.side} aria-label="Side">
          <div className={styles.logo}>
            <Logo />
            {user && <Bell start />}
          </div>
          {user && <SideNav role={user.role} />}
          {user && (
            <div className={styles.foot}>
              <AccountMenu user={user} up />
            </div>
          )}
        </aside>
        <PageMain className={styles.main}>
          <Outlet />
        </PageMain>
      </div>
    </PageFrame>
  )
}
