import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { TitledModal } from '../../ui/feedback/titled-modal'
import { socialProviders } from '../auth/social-providers'
import { type FormResult, problemOf } from '../form/form-result'
import { PasskeyButton } from '../passkey/passkey-button'
import { FactorForm } from './factor-form'
import { ProviderButton } from './provider-button'
import styles from './sign-in-again-dialog.module.css'
import { useSignInAgainMutation, useSignInMethodsQuery } from './sign-in-methods.generated'

interface Props {
  onClose: (signedIn: boolean) => void
}

/** Asks for the password, a code, a passkey, or a sign-in at the account's identity provider. */
export const SignInAgainDialog = ({ onClose }: Props) => {
  const { data, error } = useSignInMethodsQuery({ fetchPolicy: 'network-only' })
  const [signInAgain] = useSignInAgainMutation()

  const send = async (input: Parameters<typeof signInAgain>[0]['variables']['input'], field?: string) => {
    const answer = (await signInAgain({ variables: { input } })).data?.signInAgain
    if (answer?.__typename === 'SignedInAgain') return { success: '', next: () => onClose(true) }
    return { ...problemOf(answer), ...(answer?.__typename !== 'TooManyAttempts' && { field }) }
  }
  const viewer = data?.viewer
  const social = socialProviders.find(({ provider }) => provider === viewer?.socialProvider)
  const hasApp = data?.secondFactors.authenticatorAppSince != null

  // Open once its buttons are known, so that the first one gets the focus.
  if (!data && !error) return null
  return (
    <TitledModal title="Please confirm that it is you" onClose={() => onClose(false)}>
      <div className={styles.body}>
        <p>You signed in a while ago. Confirm it once more, and we go on where you are.</p>
        {error && <Notice text="Something went wrong. Close this and try again." />}
        {data && data.secondFactors.passkeys.length > 0 && (
          <PasskeyButton label="Use your passkey" send={(passkey): Promise<FormResult> => send({ passkey })} />
        )}
        {viewer?.hasPassword && (
          <FactorForm kind="password" email={viewer.email} send={(password) => send({ password }, 'password')} />
        )}
        {viewer && !viewer.hasPassword && hasApp && (
          <FactorForm kind="code" email={viewer.email} send={(code) => send({ code }, 'code')} />
        )}
        {viewer && !viewer.hasPassword && social && <ProviderButton social={social} onSignedIn={() => onClose(true)} />}
        <Button variant="quiet" onClick={() => onClose(false)}>
          Cancel
        </Button>
      </div>
    </TitledModal>
  )
}
