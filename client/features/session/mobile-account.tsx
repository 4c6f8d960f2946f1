import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import styles from './mobile-account.module.css'
import { useSession } from './use-session'

const MobileCorner = lazy(async () => ({ default: (await import('../news/account-corner')).MobileCorner }))

/** The end of the mobile menu: the ways in, or what who is in can open. */
export const MobileAccount = () => {
  const { user } = useSession()
  if (user) {
    return (
      <div className={styles.account}>
        <Suspense>
          <MobileCorner user={user} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className={styles.ways}>
      <Link className={buttonClass({ variant: 'line' })} to="/login">
        Log In
      </Link>
      <Link className={buttonClass()} to="/register">
        Sign Up
      </Link>
    </div>
  )
}
