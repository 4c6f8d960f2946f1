import { type ComponentProps, type InputHTMLAttributes, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AuthNotice } from '../../features/auth/auth-notice'
import { signInSuccess } from '../../features/auth/sign-in-success'
import { useRedirectSignedIn } from '../../features/auth/use-auth-form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { useSubmit } from '../../features/form/use-submit'
import { TextLink } from '../../features/page/layout/links'
import { PasskeyButton } from '../../features/passkey/passkey-button'
import type { SecondFactorInput } from '../../generated/schema'
import { focusOnMount } from '../../lib/focus/focus-on-mount'
import { useFocusRegionOnUnmount } from '../../lib/focus/use-return-focus'
import { authPath } from '../../lib/paths'
import { SubmitButton } from '../../ui/button/submit-button'
import { TextButton } from '../../ui/button/text-button'
import { Notice } from '../../ui/feedback/notice'
import { TextField } from '../../ui/form/field'
import { useCompleteLoginMutation, usePendingLoginQuery } from './pending-login.generated'
import styles from './second-factor-step.module.css'

/** Completes a sign-in whose password or social identity is verified. */
export const SecondFactorStep = () => {
  useRedirectSignedIn('login', true)
  const { data, error } = usePendingLoginQuery({ fetchPolicy: 'network-only' })
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false)
  const send = useCompleteLogin()
  if (!data && !error) return null
  const methods = data?.pendingLogin?.methods ?? []
  const hasApp = methods.includes('AUTHENTICATOR_APP')
  const hasRecoveryCodes = methods.includes('RECOVERY_CODE')
  return (
    <section className={styles.step} aria-labelledby="second-factor">
      <h2 id="second-factor" tabIndex={-1} ref={focusOnMount}>
        One more step
      </h2>
      {methods.length === 0 && (
        <Notice
          text={
            error
              ? 'An error occurred during login. Please try again.'
              : 'This sign-in has expired. Please log in again.'
          }
        />
      )}
      {methods.includes('PASSKEY') && <PasskeyButton label="Use your passkey" send={(passkey) => send({ passkey })} />}
      {usesRecoveryCode ? <RecoveryCodeForm send={send} /> : hasApp && <CodeForm send={send} />}
      <p className={styles.others}>
        {hasRecoveryCodes && !usesRecoveryCode && (
          <TextButton onClick={() => setUsesRecoveryCode(true)}>Use a recovery code</TextButton>
        )}
        {hasApp && usesRecoveryCode && (
          <TextButton onClick={() => setUsesRecoveryCode(false)}>Use your authenticator app</TextButton>
        )}
        <BackLink />
      </p>
    </section>
  )
}

const BackLink = () => {
  const [params] = useSearchParams()
  const link = useRef<HTMLAnchorElement>(null)
  useFocusRegionOnUnmount(link)
  return (
    <TextLink ref={link} to={authPath('/login', params)}>
      Back to Log In
    </TextLink>
  )
}

const useCompleteLogin = () => {
  const [complete] = useCompleteLoginMutation()
  return async (input: SecondFactorInput, field?: string): Promise<FormResult> => {
    const answer = (await complete({ variables: { input } })).data?.completeLogin
    if (answer?.__typename === 'LoginSuccess') return signInSuccess('Login successful! Redirecting...', answer.user)
    return answer?.__typename === 'WrongSecondFactor' ? { problem: answer.message, field } : problemOf(answer)
  }
}

type Send = ReturnType<typeof useCompleteLogin>

const failure = 'An error occurred during login. Please try again.'

interface FieldFormProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'maxLength'> {
  name: string
  input: InputHTMLAttributes<HTMLInputElement>
  send: (value: string) => Promise<FormResult>
}

const FieldForm = ({ input, send, ...field }: FieldFormProps) => {
  const { label, name } = field
  const { form, pending, result, onSubmit, errorOf } = useSubmit(
    async (values) => {
      const value = String(values.get(name)).trim()
      return value ? send(value) : { problem: `${label} is required`, field: name }
    },
    { failure },
  )
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit}>
      <TextField {...field} {...input} ref={focusOnMount} required error={errorOf(name)} />
      <AuthNotice result={result} />
      <SubmitButton size="large" wide pending={pending}>
        Continue
      </SubmitButton>
    </form>
  )
}

const CodeForm = ({ send }: { send: Send }) => (
  <FieldForm
    label="Code"
    name="code"
    hint="The six digits that your authenticator app shows"
    maxLength={10}
    input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
    send={(code) => send({ code }, 'code')}
  />
)

const RecoveryCodeForm = ({ send }: { send: Send }) => (
  <FieldForm
    label="Recovery code"
    name="recoveryCode"
    hint="One of the ten that you kept. Each works once."
    maxLength={40}
    input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
    send={(recoveryCode) => send({ recoveryCode }, 'recoveryCode')}
  />
)
