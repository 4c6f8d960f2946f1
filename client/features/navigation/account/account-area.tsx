import { useDeferred } from '../../../lib/hydration'
import { ButtonLink } from '../../page/layout/links'
import { useSession } from '../../session/session-store'
import type { StoredUser } from '../../session/stored-user'
import styles from './account-area.module.css'

// Deferred: only signed-in users need them.
const loadArea = () => import('./signed-in-area').then((loaded) => loaded.SignedInArea)
const loadMobileArea = () => import('./signed-in-area').then((loaded) => loaded.MobileSignedInArea)

const DeferredArea = ({ user }: { user: StoredUser }) => {
  const SignedInArea = useDeferred(loadArea)
  return <div className={styles.menu}>{SignedInArea && <SignedInArea user={user} />}</div>
}

const DeferredMobileArea = ({ user }: { user: StoredUser }) => {
  const MobileSignedInArea = useDeferred(loadMobileArea)
  return <div className={styles.mobileMenu}>{MobileSignedInArea && <MobileSignedInArea user={user} />}</div>
}

/** The end of the header: links to log in and sign up, or the account menu. */
export const AccountArea = () => {
  const { user } = useSession()
  if (user) return <DeferredArea user={user} />
  return (
    <div className={styles.links}>
      <ButtonLink variant="quiet" size="small" to="/login">
        Log In
      </ButtonLink>
      <ButtonLink variant="primary" size="small" to="/register">
        Sign Up
      </ButtonLink>
    </div>
  )
}

/** The end of the mobile menu: the same links, or those of the account menu. */
export const MobileAccountArea = () => {
  const { user } = useSession()
  if (user) return <DeferredMobileArea user={user} />
  return (
    <div className={styles.mobileLinks}>
      <ButtonLink to="/login">Log In</ButtonLink>
      <ButtonLink variant="primary" to="/register">
        Sign Up
      </ButtonLink>
    </div>
  )
}
