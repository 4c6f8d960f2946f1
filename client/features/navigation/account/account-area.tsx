import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../../ui/form/button'
import { useSession } from '../../session/session-store'
import styles from './account-area.module.css'

/** Only signed-in users load these. */
const SignedInArea = lazy(async () => ({ default: (await import('./signed-in-area')).SignedInArea }))
const MobileSignedInArea = lazy(async () => ({ default: (await import('./signed-in-area')).MobileSignedInArea }))

/** The end of the header: links to log in and sign up, or the account menu. */
export const AccountArea = () => {
  const { user } = useSession()
  return (
    <div className={user ? styles.menu : styles.links}>
      {user ? (
        <Suspense>
          <SignedInArea user={user} />
        </Suspense>
      ) : (
        <SignInLinks logIn={{ variant: 'quiet', size: 'small' }} signUp={{ size: 'small' }} />
      )}
    </div>
  )
}

/** The end of the mobile menu: the same links, or those of the account menu. */
export const MobileAccountArea = () => {
  const { user } = useSession()
  return (
    <div className={user ? styles.mobileMenu : styles.mobileLinks}>
      {user ? (
        <Suspense>
          <MobileSignedInArea user={user} />
        </Suspense>
      ) : (
        <SignInLinks logIn={{ variant: 'line' }} />
      )}
    </div>
  )
}

type Look = Parameters<typeof buttonClass>[0]

const SignInLinks = ({ logIn, signUp }: { logIn: Look; signUp?: Look }) => (
  <>
    <Link className={buttonClass(logIn)} to="/login">
      Log In
    </Link>
    <Link className={buttonClass(signUp)} to="/register">
      Sign Up
    </Link>
  </>
)
