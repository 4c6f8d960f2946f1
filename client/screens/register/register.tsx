import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmailField, NewPasswordFields, usePasswordRule } from '../../features/auth/account-fields'
import { AuthLayout } from '../../features/auth/auth-layout'
import { AuthNotice } from '../../features/auth/auth-notice'
import { signInSuccess } from '../../features/auth/sign-in-success'
import { SocialButtons } from '../../features/auth/social-buttons'
import { useAuthForm } from '../../features/auth/use-auth-form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { PageMeta } from '../../features/page/head/page-meta'
import { TextLink } from '../../features/page/layout/links'
import { authPath } from '../../lib/paths'
import { SubmitButton } from '../../ui/button/submit-button'
import { SelectField, TextField } from '../../ui/form/field'
import { useRegisterMutation } from './register.generated'
import styles from './register.module.css'
import { accountTypes, readRegistration, registrationProblem, roleFromParams } from './registration'

export const Register = () => {
  const [params] = useSearchParams()
  return (
    <>
      <PageMeta
        title="Create an account"
        description="Create an account on Marque as a customer, vendor, freelancer or broker."
      />
      <meta name="robots" content="noindex" />
      <AuthLayout
        shape="long"
        title="Create an account"
        intro={
          <>
            Already registered? <TextLink to={authPath('/login', params)}>Log in</TextLink>
          </>
        }
        art="/artwork/ornament/register-plate.svg"
        quote="Put your name to it, and it is yours to defend."
        line="Listing is free; sellers pay a commission once an order is accepted."
      >
        <RegisterForm />
      </AuthLayout>
    </>
  )
}

const RegisterForm = () => {
  const [register] = useRegisterMutation()
  const passwordRule = usePasswordRule()

  const send = async (values: FormData): Promise<FormResult> => {
    const registration = readRegistration(values)
    const problem = registrationProblem(registration, passwordRule)
    if (problem) return problem
    const { confirmPassword, ...input } = registration
    const answer = (await register({ variables: { input } })).data?.register
    return answer?.__typename === 'RegisterSuccess'
      ? signInSuccess('Account created successfully! Redirecting to your dashboard...', answer.user)
      : problemOf(answer)
  }
  const { form, pending, disabled, result, onSubmit, errorOf, social } = useAuthForm('registration', send, {
    failure: 'An error occurred during registration. Please try again.',
    // Most failures are an email already in use.
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

const RegisterFields = ({ errorOf }: { errorOf: (field: string) => string | undefined }) => {
  const select = useRef<HTMLSelectElement>(null)
  const initialRole = roleFromParams(useSearchParams()[0])
  const [role, setRole] = useState<string>(initialRole)
  // The visitor, or the browser's form restoration, may have chosen before hydration.
  useEffect(() => setRole((role) => select.current?.value ?? role), [])
  return (
    <>
      <TextField label="Full name" name="name" autoComplete="name" required maxLength={100} error={errorOf('name')} />
      <EmailField error={errorOf('email')} />
      <SelectField
        ref={select}
        label="Account type"
        name="role"
        defaultValue={initialRole}
        error={errorOf('role')}
        onChange={(event) => setRole(event.currentTarget.value)}
      >
        {accountTypes.map((type) => (
          <option key={type.role} value={type.role}>
            {type.label}
          </option>
        ))}
      </SelectField>
      {role !== 'CUSTOMER' && (
        <TextField
          label="Company or business name"
          name="companyName"
          autoComplete="organization"
          required
          maxLength={100}
          error={errorOf('companyName')}
        />
      )}
      <div className={styles.pair}>
        <NewPasswordFields label="Password" errorOf={errorOf} />
      </div>
    </>
  )
}
