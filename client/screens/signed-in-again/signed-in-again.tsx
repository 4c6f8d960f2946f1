import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AuthLayout } from '../../features/auth/auth-layout'
import { PageMeta } from '../../features/page/head/page-meta'
import { announceSignIn } from '../../features/reauthentication/signed-in-again'

/** The identity provider redirects here; the page that asked for the sign-in waits in another tab. */
export const SignedInAgain = () => {
  const [params] = useSearchParams()
  const done = params.get('social') === 'done'
  useEffect(() => announceSignIn(done), [done])
  return (
    <>
      <PageMeta title="Signed in again" description="Return to the page where you were." />
      <meta name="robots" content="noindex" />
      <AuthLayout
        shape="low"
        title={done ? 'Thank you' : 'That did not work'}
        intro={
          done
            ? 'You can close this tab. The page where you were goes on by itself.'
            : 'Close this tab and try again, with the account that you signed in with.'
        }
        art="/artwork/ornament/login-plate.svg"
        quote="Twice shown, once trusted."
        line="Nothing that you typed is lost."
      >
        {null}
      </AuthLayout>
    </>
  )
}
