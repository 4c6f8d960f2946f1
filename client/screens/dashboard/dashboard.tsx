import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { addDashboardPolicies } from '../../apollo/dashboard-policies'
import { UnsavedGuard } from '../../features/form/unsaved-guard'
import { AccountMenu } from '../../features/navigation/account/account-menu'
import { CartLink } from '../../features/navigation/header/cart-link'
import { Logo } from '../../features/navigation/header/logo'
import { NotificationBell } from '../../features/notifications/notification-bell'
import { PageFrame } from '../../features/page/layout/page-frame'
import { PageMain } from '../../features/page/layout/page-main'
import { useSession } from '../../features/session/session-store'
import { lazyPart } from '../../lib/lazy-named'
import { classes } from '../../ui/classes'
import styles from './dashboard.module.css'
import { Drawer } from './drawer'
import { SideNav } from './side-nav'

/** Most accounts never see it. */
const EmailConfirmationBanner = lazyPart(
  () => import('../../features/email-confirmation/email-confirmation-banner'),
  'EmailConfirmationBanner',
)

/** The layout of dashboard pages: the role's side navigation, on a phone in a drawer. */
export const Dashboard = () => {
  const { user } = useSession()
  const { cache } = useApolloClient()
  // Not in an effect: the pages below query while they render.
  useState(() => addDashboardPolicies(cache))
  return (
    <PageFrame>
      <div className={classes(styles.shell, 'print-through')}>
        <header className={styles.top}>
          <Logo />
          <CartLink />
          {user && <NotificationBell />}
          {user && <AccountMenu user={user} />}
          {user && (
            <Drawer>
              <SideNav role={user.role} />
            </Drawer>
          )}
        </header>
        <aside className={styles.side} aria-label="Dashboard menu">
          <div className={styles.logo}>
            <Logo />
            {user && <NotificationBell start />}
          </div>
          {user && <SideNav role={user.role} />}
          {user && (
            <div className={styles.foot}>
              <AccountMenu user={user} up />
            </div>
          )}
        </aside>
        <PageMain className={styles.main}>
          {user && <EmailConfirmationBanner />}
          <UnsavedGuard>
            <Outlet />
          </UnsavedGuard>
        </PageMain>
      </div>
    </PageFrame>
  )
}
