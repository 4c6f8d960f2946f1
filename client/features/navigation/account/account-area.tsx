import { lazy, Suspense } from 'react'
import { buttonClass } from '../../../ui/button/button'
import { Link } from '../../page/layout/link'
import { useSession } from '../../session/session-store'
import styles from './account-area.module.css'

/** Only signed-in users load these. */
const SignedInArea = lazy(async () => ({ default: (await import('./signed-in-area')).SignedInArea }))
const MobileSignedInArea = lazy(async () => ({ default: (await import('./signed-in-area')).MobileSignedInArea }))

/** The end of the header: links to log in and sign up, or the account menu. */
export const AccountArea = () => {
  const { user } = useSession()
  if (user) {
    return (
      <div className={styles.menu}>
        <Suspense>
          <SignedInArea user={user} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className={styles.links}>
      <Link className={buttonClass({ variant: 'quiet', size: 'small' })} to="/login">
        Log In
      </Link>
      <Link className={buttonClass({ size: 'small' })} to="/register">
        Sign Up
      </Link>
    </div>
  )
}

/** The end of the mobile menu: the same links, or those of the account menu. */
export const MobileAccountArea = () => {
  const { user } = useSession()
  if (user) {
    return (
      <div className={styles.mobileMenu}>
        <Suspense>
          <MobileSignedInArea user={user} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className={styles.mobileLinks}>
      <Link className={buttonClass({ variant: 'line' })} to="/login">
        Log In
      </Link>
      <Link className={buttonClass()} to="/register">
        Sign Up
      </Link>
    </div>
  )
}
