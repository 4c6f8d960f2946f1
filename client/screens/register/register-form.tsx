import { type FormEvent, useRef } from 'react'
import { focusField } from '../../features/session/focus-field'
import { OutcomeNotice } from '../../features/session/outcome-notice'
import { SocialButtons } from '../../features/session/social-buttons'
import { tooManyAttempts } from '../../features/session/too-many-attempts'
import { useOutcome } from '../../features/session/use-outcome'
import { useSocialLogin } from '../../features/session/use-social-login'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/spinner'
import { useHydrated } from '../../ui/use-hydrated'
import { Agreement } from './agreement'
import { useRegisterMutation } from './register.generated'
import { RegisterFields } from './register-fields'
import { brokenRule } from './register-rules'
import { registrationOf } from './registration-of'

export const RegisterForm = () => {
  const hydrated = useHydrated()
  const outcome = useOutcome('registration')
  const { begin, fail, succeed, success, errorOf } = outcome
  const [register, { loading }] = useRegisterMutation()
  const social = useSocialLogin('registration', outcome)
  const form = useRef<HTMLFormElement>(null)
  const shut = !hydrated || loading || success !== undefined

  const failAt = (field: string, message?: string) => {
    focusField(form.current, field)
    if (message) fail(message, field)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (shut || social.pressed) return
    const registration = registrationOf(new FormData(event.currentTarget))
    begin()
    const broken = brokenRule(registration)
    if (broken) return failAt(broken.field, broken.message)
    const { again, ...input } = registration
    try {
      const answer = (await register({ variables: { input } })).data?.register
      if (answer?.__typename === 'RegisterSuccess')
        return succeed('Account created successfully! Redirecting to your dashboard...', answer.user)
      if (answer?.__typename === 'InvalidInput') return failAt(answer.field, answer.message)
      if (answer?.__typename === 'TooManyAttempts') return fail(tooManyAttempts(answer.retryAfterSeconds))
      if (!answer) throw new Error('No answer')
      fail(answer.message)
    } catch {
      fail('An error occurred during registration. Please try again.')
    }
    // While it was disabled the button lost the focus; an email in use is the likeliest reason.
    failAt('email')
  }

  return (
    <>
      <form ref={form} method="post" noValidate onSubmit={submit}>
        <RegisterFields errorOf={errorOf} />
        <OutcomeNotice outcome={outcome} />
        <Button
          type="submit"
          variant="seal"
          size="large"
          wide
          disabled={shut || social.pressed !== undefined}
          aria-busy={loading}
        >
          {loading && <Spinner />}
          {loading ? 'Creating Account...' : 'Create Account'}
        </Button>
      </form>
      <SocialButtons lead="or sign up with" pressed={social.pressed} disabled={shut} start={social.start} />
      <Agreement />
    </>
  )
}
