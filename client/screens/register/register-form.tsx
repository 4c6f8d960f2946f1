import { AuthNotice } from '../../features/auth/auth-notice'
import { signedIn } from '../../features/auth/signed-in'
import { SocialButtons } from '../../features/auth/social-buttons'
import { useAuthForm } from '../../features/auth/use-auth-form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { TextLink } from '../../features/page/layout/links'
import { SubmitButton } from '../../ui/form/submit-button'
import { useRegisterMutation } from './register.generated'
import styles from './register.module.css'
import { RegisterFields } from './register-fields'
import { readRegistration, registrationProblem } from './registration'

export const RegisterForm = () => {
  const [register] = useRegisterMutation()

  const send = async (values: FormData): Promise<FormResult> => {
    const registration = readRegistration(values)
    const problem = registrationProblem(registration)
    if (problem) return problem
    const { again, ...input } = registration
    const answer = (await register({ variables: { input } })).data?.register
    return answer?.__typename === 'RegisterSuccess'
      ? signedIn('Account created successfully! Redirecting to your dashboard...', answer.user)
      : problemOf(answer)
  }
  const { form, pending, disabled, result, onSubmit, errorOf, social } = useAuthForm('registration', send, {
    failure: 'An error occurred during registration. Please try again.',
    // Most often the email is in use.
    focus: 'email',
  })

  return (
    <>
      <form ref={form} method="post" noValidate onSubmit={onSubmit}>
        <RegisterFields errorOf={errorOf} />
        <AuthNotice result={result} />
        <SubmitButton variant="seal" size="large" wide pending={pending} disabled={disabled}>
          {pending ? 'Creating Account...' : 'Create Account'}
        </SubmitButton>
      </form>
      <SocialButtons lead="or sign up with" {...social} />
      <p className={styles.terms}>
        By creating an account you agree to the <TextLink to="/terms">terms</TextLink> and have read the{' '}
        <TextLink to="/privacy">privacy notice</TextLink>.
      </p>
    </>
  )
}
