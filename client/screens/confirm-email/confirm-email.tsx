import { Link, useSearchParams } from 'react-router-dom'
import { PageMeta } from '../../features/page/page-meta'
import { Door } from '../../features/session/door'
import { PrivateLink } from '../../features/session/private-link'
import { useSession } from '../../features/session/use-session'
import { Button, buttonClass } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Spinner } from '../../ui/spinner'
import { useHydrated } from '../../ui/use-hydrated'
import { useConfirmation } from './use-confirmation'

/** Confirmed by a press: programs that look through mails open every link, and press nothing. */
export const ConfirmEmail = () => {
  const { confirm, loading, done, refused, failed } = useConfirmation(useSearchParams()[0].get('token') ?? '')
  const { user } = useSession()
  const hydrated = useHydrated()
  const signedOut = done !== undefined && !user
  return (
    <>
      <PageMeta
        title="Confirm your email address"
        description="Confirm the new email address of your Marque account."
      />
      <PrivateLink />
      <Door
        shape="low"
        title="Confirm your email address"
        other={
          done || refused
            ? 'Links in our mails work once, for 24 hours.'
            : 'Your account signs in with this address once you confirm that it is yours.'
        }
        art="/artwork/ornament/register-plate.svg"
        quote="An address is where the papers find you."
        line="The address before is told by mail."
      >
        {done && <Notice good text={done} />}
        {refused && <Notice text={refused} />}
        {failed && <Notice text="The address could not be confirmed. Please try again." />}
        {done || refused ? (
          <Link
            className={buttonClass({ size: 'large', wide: true })}
            to={signedOut ? '/login' : '/dashboard/settings'}
          >
            {signedOut ? 'Log In' : refused ? 'Ask for a new link' : 'Go to Settings'}
          </Link>
        ) : (
          <Button size="large" wide disabled={!hydrated || loading} aria-busy={loading} onClick={confirm}>
            {loading && <Spinner />}
            Confirm the address
          </Button>
        )}
      </Door>
    </>
  )
}
