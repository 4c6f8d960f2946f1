import { signInSuccess } from '../../features/auth/sign-in-success'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { PasskeyButton } from '../../features/passkey/passkey-button'
import { useLoginWithPasskeyMutation } from './passkey-login.generated'

/** Signs in without email address and password. */
export const PasskeyLogin = ({ disabled }: { disabled: boolean }) => {
  const [login] = useLoginWithPasskeyMutation()

  const send = async (passkey: unknown): Promise<FormResult> => {
    const answer = (await login({ variables: { input: { passkey } } })).data?.loginWithPasskey
    if (answer?.__typename === 'LoginSuccess') return signInSuccess('Login successful! Redirecting...', answer.user)
    return problemOf(answer)
  }
  return <PasskeyButton label="Sign in with a passkey" disabled={disabled} send={send} />
}
