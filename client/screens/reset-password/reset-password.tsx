import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { NewPasswordFields, passwordProblem, usePasswordRule } from '../../features/auth/account-fields'
import { AuthLayout, BackToLogIn, MailLinkMeta } from '../../features/auth/auth-layout'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { useSubmit } from '../../features/form/use-submit'
import { PageMeta } from '../../features/page/head/page-meta'
import { ButtonLink } from '../../features/page/layout/links'
import { sessionStore } from '../../features/session/session-store'
import { focusMain } from '../../lib/focus/focus-main'
import { SubmitButton } from '../../ui/button/submit-button'
import { Notice } from '../../ui/feedback/notice'
import { useResetPasswordMutation } from './reset-password.generated'

export const ResetPassword = () => {
  const token = useSearchParams()[0].get('token') ?? ''
  const [linkProblem, setLinkProblem] = useState(
    token ? undefined : 'This link is incomplete. Please ask for a new one.',
  )
  return (
    <>
      <PageMeta title="Choose a new password" description="Choose a new password for your Marque account." />
      <MailLinkMeta />
      <AuthLayout
        shape="low"
        title="Choose a new password"
        intro={
          linkProblem
            ? 'A link to choose a password works once, for 30 minutes.'
            : 'Every device is signed out when you save it.'
        }
        art="/artwork/ornament/login-plate.svg"
        quote="Change the lock, and every old key is scrap."
        line="Longer is better."
      >
        {linkProblem ? (
          <>
            <Notice text={linkProblem} />
            <ButtonLink variant="primary" size="large" wide to="/forgot-password">
              Ask for a new link
            </ButtonLink>
          </>
        ) : (
          <ResetPasswordForm token={token} onInvalidLink={setLinkProblem} />
        )}
        <BackToLogIn />
      </AuthLayout>
    </>
  )
}

interface Props {
  token: string
  onInvalidLink: (message: string) => void
}

const ResetPasswordForm = ({ token, onInvalidLink }: Props) => {
  const navigate = useNavigate()
  const [reset] = useResetPasswordMutation()
  const rule = usePasswordRule()

  const send = async (values: FormData): Promise<FormResult> => {
    const password = String(values.get('password'))
    const problem = passwordProblem(password, String(values.get('confirmPassword')), rule)
    if (problem) return problem
    const answer = (await reset({ variables: { input: { token, password } } })).data?.resetPassword
    if (answer?.__typename === 'InvalidLink') {
      onInvalidLink(answer.message)
      // The form that has the focus goes.
      focusMain()
      return { success: '' }
    }
    if (answer?.__typename !== 'PasswordReset') return { ...problemOf(answer), field: 'password' }
    // The reset ends all sessions of the account, perhaps the one of this browser.
    sessionStore.invalidate()
    await navigate('/login', { replace: true, state: { message: answer.message } })
    return { success: '' }
  }
  const { form, pending, result, onSubmit, errorOf } = useSubmit(send, { focus: 'password' })

  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit}>
      <NewPasswordFields label="New password" errorOf={errorOf} />
      {result && 'problem' in result && !result.field && <Notice text={result.problem} />}
      <SubmitButton size="large" wide pending={pending}>
        Save the password
      </SubmitButton>
    </form>
  )
}
