import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AuthLayout, MailLinkMeta } from '../../features/auth/auth-layout'
import { useSubmit } from '../../features/form/use-submit'
import { PageMeta } from '../../features/page/head/page-meta'
import { ButtonLink } from '../../features/page/layout/links'
import { sessionStore, useSession } from '../../features/session/session-store'
import { useHydrated } from '../../lib/hydration'
import { Notice } from '../../ui/feedback/notice'
import { SubmitButton } from '../../ui/form/submit-button'
import { useConfirmEmailChangeMutation } from './confirm-email-change.generated'

/** Confirmed by a press: mail scanners open every link, and press nothing. */
export const ConfirmEmail = () => {
  const token = useSearchParams()[0].get('token') ?? ''
  const [change] = useConfirmEmailChangeMutation()
  const [refused, setRefused] = useState(token ? undefined : 'This link is incomplete. Please ask for a new one.')
  const { user } = useSession()
  const hydrated = useHydrated()
  const { form, pending, result, onSubmit } = useSubmit(
    async () => {
      const answer = (await change({ variables: { token } })).data?.confirmEmailChange
      if (!answer) throw new Error('The response has no data')
      if (answer.__typename !== 'EmailChanged') {
        setRefused(answer.message)
        return { problem: answer.message }
      }
      // The user whom this browser remembers has the old address.
      sessionStore.invalidate()
      return { success: `Your account signs in with ${answer.email} from now on.` }
    },
    { failure: 'The address could not be confirmed. Please try again.' },
  )
  const success = result && 'success' in result ? result.success : undefined
  const problem = refused ?? (result && 'problem' in result ? result.problem : undefined)
  const over = success !== undefined || refused !== undefined
  const signedOut = success !== undefined && !user
  return (
    <>
      <PageMeta
        title="Confirm your email address"
        description="Confirm the new email address of your Marque account."
      />
      <MailLinkMeta />
      <AuthLayout
        shape="low"
        title="Confirm your email address"
        intro={
          over
            ? 'Links in our mails work once, for 24 hours.'
            : 'Your account signs in with this address once you confirm that it is yours.'
        }
        art="/artwork/ornament/register-plate.svg"
        quote="An address is where the papers find you."
        line="Your old address gets a mail about the change."
      >
        {success && <Notice good text={success} />}
        {problem && <Notice text={problem} />}
        {over ? (
          <ButtonLink variant="primary" size="large" wide to={signedOut ? '/login' : '/dashboard/settings'}>
            {signedOut ? 'Log In' : refused ? 'Ask for a new link' : 'Go to Settings'}
          </ButtonLink>
        ) : (
          <form ref={form} method="post" onSubmit={onSubmit}>
            <SubmitButton size="large" wide pending={pending} disabled={!hydrated}>
              Confirm the address
            </SubmitButton>
          </form>
        )}
      </AuthLayout>
    </>
  )
}
