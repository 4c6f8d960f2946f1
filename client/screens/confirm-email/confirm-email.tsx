import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AuthLayout, MailLinkMeta } from '../../features/auth/auth-layout'
import { useSubmit } from '../../features/form/use-submit'
import { PageMeta } from '../../features/page/head/page-meta'
import { ButtonLink } from '../../features/page/layout/links'
import { sessionStore, useSession } from '../../features/session/session-store'
import { SubmitButton } from '../../ui/button/submit-button'
import { Notice } from '../../ui/feedback/notice'
import { useConfirmEmailChangeMutation } from './confirm-email-change.generated'

/** Confirms on a button, not on load: mail scanners open every link. */
export const ConfirmEmail = () => {
  const token = useSearchParams()[0].get('token') ?? ''
  const [confirmChange] = useConfirmEmailChangeMutation()
  const [refusal, setRefusal] = useState(token ? undefined : 'This link is incomplete. Please ask for a new one.')
  const { user } = useSession()
  const { form, pending, result, onSubmit } = useSubmit(async () => {
    const answer = (await confirmChange({ variables: { token } })).data?.confirmEmailChange
    if (!answer) throw new Error('The response has no data')
    if (answer.__typename === 'EmailConfirmed')
      return { success: `Thank you. Your address ${answer.email} is confirmed.` }
    if (answer.__typename !== 'EmailChanged') {
      setRefusal(answer.message)
      return { problem: answer.message }
    }
    // The stored user still has the old address.
    sessionStore.invalidate()
    return { success: `Your account signs in with ${answer.email} from now on.` }
  })
  const success = result && 'success' in result ? result.success : undefined
  const problem = refusal ?? (result && 'problem' in result ? result.problem : undefined)
  const finished = success !== undefined || refusal !== undefined
  const signedOut = success !== undefined && !user
  return (
    <>
      <PageMeta title="Confirm your email address" description="Confirm the email address of your Marque account." />
      <MailLinkMeta />
      <AuthLayout
        shape="low"
        title="Confirm your email address"
        intro={
          finished
            ? 'A link to confirm an address works once, for 24 hours.'
            : 'Confirm that this address is yours, and your account can use it.'
        }
        art="/artwork/ornament/register-plate.svg"
        quote="An address is where the papers find you."
        line="If the address is new, your old one gets a mail about the change."
      >
        {success && <Notice good text={success} />}
        {problem && <Notice text={problem} />}
        {finished ? (
          <ButtonLink variant="primary" size="large" wide to={signedOut ? '/login' : '/dashboard/settings'}>
            {nextStep(signedOut, refusal !== undefined)}
          </ButtonLink>
        ) : (
          <form ref={form} method="post" onSubmit={onSubmit}>
            <SubmitButton size="large" wide pending={pending}>
              Confirm the address
            </SubmitButton>
          </form>
        )}
      </AuthLayout>
    </>
  )
}

const nextStep = (signedOut: boolean, refused: boolean) => {
  if (signedOut) return 'Log In'
  return refused ? 'Ask for a new link' : 'Go to Settings'
}
