import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { EmailField } from '../../features/auth/account-fields'
import { AuthLayout } from '../../features/auth/auth-layout'
import { AuthNotice } from '../../features/auth/auth-notice'
import { signInSuccess } from '../../features/auth/sign-in-success'
import { SocialButtons } from '../../features/auth/social-buttons'
import { useAuthForm } from '../../features/auth/use-auth-form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { PageMeta } from '../../features/page/head/page-meta'
import { TextLink } from '../../features/page/layout/links'
import { useHydrated } from '../../lib/hydration'
import { lazyPart } from '../../lib/lazy-named'
import { authPath } from '../../lib/paths'
import { SubmitButton } from '../../ui/button/submit-button'
import { Checkbox } from '../../ui/form/checkbox'
import { PasswordField } from '../../ui/form/password-field'
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
        <LoginSteps />
      </AuthLayout>
    </>
  )
}

/** Neither delays the form: few people need them. */
const LoginExtras = lazyPart(() => import('./login-extras'), 'LoginExtras')
const SecondFactorStep = lazyPart(() => import('./second-factor-step'), 'SecondFactorStep')

const LoginSteps = () => {
  // The server doesn't know the fragment and renders the form.
  const hydrated = useHydrated()
  const { hash } = useLocation()
  if (!hydrated || hash !== '#second-factor') return <LoginForm />
  return <SecondFactorStep />
}

const LoginForm = () => {
  const navigate = useNavigate()
  const [params] = useSearchParams()
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
    if (answer?.__typename === 'LoginSuccess') return signInSuccess('Login successful! Redirecting...', answer.user)
    if (answer?.__typename === 'SecondFactorRequired')
      return { success: '', next: () => navigate(`${authPath('/login', params)}#second-factor`) }
    return problemOf(answer)
  }
  const { form, pending, disabled, result, show, onSubmit, errorOf, social } = useAuthForm('login', send, {
    failure: 'An error occurred during login. Please try again.',
    // Most failures are a wrong password.
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
      <LoginExtras fill={fill} disabled={disabled} />
    </>
  )
}
