import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmailField } from '../../features/auth/account-fields'
import { AuthLayout } from '../../features/auth/auth-layout'
import { AuthNotice } from '../../features/auth/auth-notice'
import { signedIn } from '../../features/auth/signed-in'
import { SocialButtons } from '../../features/auth/social-buttons'
import { useAuthForm } from '../../features/auth/use-auth-form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { PageMeta } from '../../features/page/head/page-meta'
import { TextLink } from '../../features/page/layout/links'
import { authPath } from '../../lib/paths'
import { Checkbox } from '../../ui/form/checkbox'
import { PasswordField } from '../../ui/form/password-field'
import { SubmitButton } from '../../ui/form/submit-button'
import { useLoginMutation } from './login.generated'
import styles from './login.module.css'

export const Login = () => {
  const [params] = useSearchParams()
  return (
    <>
      <PageMeta title="Log in" description="Log in to Marque to buy, sell, apply for jobs and write to sellers." />
      <meta name="robots" content="noindex" />
      <AuthLayout
        title="Log in"
        intro={
          <>
            New to Marque? <TextLink to={authPath('/register', params)}>Create an account</TextLink>
          </>
        }
        art="/artwork/ornament/login-plate.svg"
        quote="A right you cannot prove is a right you do not have. Keep the papers."
        line="Empowering startups, legally and digitally."
      >
        <LoginForm />
      </AuthLayout>
    </>
  )
}

/** Empty without sample data, so the form does not wait for it. */
const SampleAccounts = lazy(async () => ({ default: (await import('./sample-accounts')).SampleAccounts }))

const LoginForm = () => {
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
          <TextLink to="/forgot-password">Forgot password?</TextLink>
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
