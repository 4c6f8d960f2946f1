import { type FormEvent, useRef } from 'react'
import { OutcomeNotice } from '../../features/session/outcome-notice'
import { SocialButtons } from '../../features/session/social-buttons'
import { tooManyAttempts } from '../../features/session/too-many-attempts'
import { useOutcome } from '../../features/session/use-outcome'
import { useSocialLogin } from '../../features/session/use-social-login'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { TextField } from '../../ui/field'
import { Spinner } from '../../ui/spinner'
import { useHydrated } from '../../ui/use-hydrated'
import { useLoginMutation } from './login.generated'
import { SampleAccounts } from './sample-accounts'

export const LoginForm = () => {
  const hydrated = useHydrated()
  const outcome = useOutcome()
  const { begin, fail, succeed, success, errorOf } = outcome
  const [login, { loading }] = useLoginMutation()
  const social = useSocialLogin('login', outcome)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
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
    for (const [field, value, message] of [
      [email, input.email, 'Email is required'],
      [password, input.password, 'Password is required'],
    ] as const) {
      if (value) continue
      field.current?.focus()
      return fail(message, field.current?.name)
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
    password.current?.focus()
  }

  const fill = (address: string, secret: string) => {
    if (!email.current || !password.current) return
    email.current.value = address
    password.current.value = secret
    begin()
  }

  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <TextField
          ref={email}
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          error={errorOf('email')}
        />
        <TextField
          ref={password}
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errorOf('password')}
        />
        <Checkbox label="Remember me" name="remember" />
        <OutcomeNotice outcome={outcome} />
        <Button type="submit" size="large" wide disabled={shut || social.pressed !== undefined} aria-busy={loading}>
          {loading && <Spinner />}
          Log In
        </Button>
      </form>
      <SocialButtons lead="or continue with" pressed={social.pressed} disabled={shut} start={social.start} />
      <SampleAccounts fill={fill} disabled={shut} />
    </>
  )
}
