import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { EmailField } from '../../features/auth/account-fields'
import { AuthNotice } from '../../features/auth/auth-notice'
import { signedIn } from '../../features/auth/signed-in'
import { SocialButtons } from '../../features/auth/social-buttons'
import { useAuthForm } from '../../features/auth/use-auth-form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { Checkbox } from '../../ui/form/checkbox'
import { PasswordField } from '../../ui/form/password-field'
import { SubmitButton } from '../../ui/form/submit-button'
import link from '../../ui/text/link.module.css'
import { useLoginMutation } from './login.generated'
import styles from './login-form.module.css'

/** Empty without sample data, so the form does not wait for it. */
const SampleAccounts = lazy(async () => ({ default: (await import('./sample-accounts')).SampleAccounts }))

export const LoginForm = () => {
  const [login] = useLoginMutation()

  const send = async (values: FormData): Promise<FormResult> => {
    const input = {
      email: String(values.get('email')).trim(),
      password: String(values.get('password')),
      remember: values.has('remember'),
    }
    if (!input.email) return { problem: 'Email is required', field: 'email' }
    if (!input.password) return { problem: 'Password is required', field: 'password' }
    const answer = (await login({ variables: { input } })).data?.login
    if (answer?.__typename === 'LoginSuccess') return signedIn('Login successful! Redirecting...', answer.user)
    return problemOf(answer)
  }
  const { form, pending, disabled, result, show, onSubmit, errorOf, social } = useAuthForm('login', send, {
    failure: 'An error occurred during login. Please try again.',
    // Most often the password is wrong.
    focus: 'password',
  })

  const fill = (account: Record<'email' | 'password', string>) => {
    for (const [name, value] of Object.entries(account)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    show()
  }

  return (
    <>
      <form ref={form} method="post" noValidate onSubmit={onSubmit}>
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
        <AuthNotice result={result} />
        <SubmitButton size="large" wide pending={pending} disabled={disabled}>
          Log In
        </SubmitButton>
      </form>
      <SocialButtons lead="or continue with" {...social} />
      <Suspense>
        <SampleAccounts fill={fill} disabled={disabled} />
      </Suspense>
    </>
  )
}
