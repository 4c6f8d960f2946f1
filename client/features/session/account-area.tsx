import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import styles from './account-area.module.css'
import { useSession } from './use-session'

/** Only who is signed in needs it. */
const AccountCorner = lazy(async () => ({ default: (await import('../news/account-corner')).AccountCorner }))

/** The end of the header: the ways in, or the menu of who is in. */
export const AccountArea = () => {
  const { user } = useSession()
  if (user) {
    return (
      <div className={styles.menu}>
        <Suspense>
          <AccountCorner user={user} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className={styles.ways}>
      <Link className={buttonClass({ variant: 'quiet', size: 'small' })} to="/login">
        Log In
      </Link>
      <Link className={buttonClass({ size: 'small' })} to="/register">
        Sign Up
      </Link>
    </div>
  )
}
