import { type FormEvent, lazy, Suspense, useRef } from 'react'
import { Link } from 'react-router-dom'
import { EmailField } from '../../features/session/email-field'
import { focusField } from '../../features/session/focus-field'
import { OutcomeNotice } from '../../features/session/outcome-notice'
import { SocialButtons } from '../../features/session/social-buttons'
import { tooManyAttempts } from '../../features/session/too-many-attempts'
import { useOutcome } from '../../features/session/use-outcome'
import { useSocialLogin } from '../../features/session/use-social-login'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { PasswordField } from '../../ui/field-password'
import link from '../../ui/link.module.css'
import { Spinner } from '../../ui/spinner'
import { useHydrated } from '../../ui/use-hydrated'
import { useLoginMutation } from './login.generated'
import styles from './login-form.module.css'

/** Where the data are real it has nothing to show: the form does not wait for it. */
const SampleAccounts = lazy(async () => ({ default: (await import('./sample-accounts')).SampleAccounts }))

export const LoginForm = () => {
  const hydrated = useHydrated()
  const outcome = useOutcome('login')
  const { begin, fail, succeed, success, errorOf } = outcome
  const [login, { loading }] = useLoginMutation()
  const social = useSocialLogin('login', outcome)
  const form = useRef<HTMLFormElement>(null)
  const shut = !hydrated || loading || success !== undefined

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (shut || social.pressed) return
    const values = new FormData(event.currentTarget)
    const input = {
      email: String(values.get('email')).trim(),
      password: String(values.get('password')),
      remember: values.has('remember'),
    }
    begin()
    for (const [field, message] of [
      ['email', 'Email is required'],
      ['password', 'Password is required'],
    ] as const) {
      if (input[field]) continue
      focusField(form.current, field)
      return fail(message, field)
    }
    try {
      const answer = (await login({ variables: { input } })).data?.login
      if (answer?.__typename === 'LoginSuccess') return succeed('Login successful! Redirecting...', answer.user)
      if (answer?.__typename === 'TooManyAttempts') return fail(tooManyAttempts(answer.retryAfterSeconds))
      if (!answer) throw new Error('No answer')
      fail(answer.message)
    } catch {
      fail('An error occurred during login. Please try again.')
    }
    // While it was disabled the button lost the focus; it is the password that is most often wrong.
    focusField(form.current, 'password')
  }

  const fill = (account: Record<'email' | 'password', string>) => {
    for (const [name, value] of Object.entries(account)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    begin()
  }

  return (
    <>
      <form ref={form} method="post" noValidate onSubmit={submit}>
        <EmailField error={errorOf('email')} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errorOf('password')}
        />
        <div className={styles.row}>
          <Checkbox label="Remember me" name="remember" />
          <Link className={link.link} to="/forgot-password">
            Forgot password?
          </Link>
        </div>
        <OutcomeNotice outcome={outcome} />
        <Button type="submit" size="large" wide disabled={shut || social.pressed !== undefined} aria-busy={loading}>
          {loading && <Spinner />}
          Log In
        </Button>
      </form>
      <SocialButtons lead="or continue with" pressed={social.pressed} disabled={shut} start={social.start} />
      <Suspense>
        <SampleAccounts fill={fill} disabled={shut || social.pressed !== undefined} />
      </Suspense>
    </>
  )
}
