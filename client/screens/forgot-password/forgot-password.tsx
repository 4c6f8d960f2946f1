import { useState } from 'react'
import { EmailField } from '../../features/auth/account-fields'
import { AuthLayout, BackToLogIn } from '../../features/auth/auth-layout'
import { type FormResult, failureText, problemOf } from '../../features/form/form-result'
import { useSubmit } from '../../features/form/use-submit'
import { PageMeta } from '../../features/page/head/page-meta'
import { SubmitButton } from '../../ui/button/submit-button'
import { Notice } from '../../ui/feedback/notice'
import { useRequestPasswordResetMutation } from './request-password-reset.generated'

export const ForgotPassword = () => {
  const [sent, setSent] = useState(false)
  return (
    <>
      <PageMeta
        title="Forgot password"
        description="Ask for a link to choose a new password for your Marque account."
      />
      <AuthLayout
        shape="low"
        title={sent ? 'Look in your mail' : 'Forgot your password?'}
        intro={
          sent
            ? 'Nothing there after a minute? Look among the spam, check the address, or send it again.'
            : 'Tell us the email of your account. If we know it, a link to choose a new password is on its way within a minute.'
        }
        art="/artwork/ornament/login-plate.svg"
        quote="A lost key opens nothing. Ask for a new one."
        line="The link works once, for 30 minutes."
      >
        <ForgotPasswordForm sent={sent} onSent={setSent} />
        <BackToLogIn />
      </AuthLayout>
    </>
  )
}

interface Props {
  sent: boolean
  onSent: (sent: boolean) => void
}

/** Stays once the link is sent: the address may be mistyped, or the mail may not arrive. */
const ForgotPasswordForm = ({ sent, onSent }: Props) => {
  const [request] = useRequestPasswordResetMutation()

  const requestLink = async (values: FormData): Promise<FormResult> => {
    const email = String(values.get('email')).trim()
    if (!email) return { problem: 'Email is required', field: 'email' }
    const answer = (await request({ variables: { email } })).data?.requestPasswordReset
    if (answer?.__typename === 'PasswordResetRequested') return { success: answer.message }
    return problemOf(answer)
  }
  const send = async (values: FormData) => {
    const result = await requestLink(values).catch(
      (error: unknown): FormResult => ({ problem: failureText(error, 'No link was sent.') }),
    )
    onSent('success' in result)
    return result
  }
  const { form, pending, result, onSubmit, errorOf } = useSubmit(send)

  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit}>
      <EmailField error={errorOf('email')} />
      {result && 'success' in result && <Notice good text={result.success} />}
      {result && 'problem' in result && !result.field && <Notice text={result.problem} />}
      <SubmitButton size="large" wide pending={pending}>
        {sent ? 'Send it again' : 'Send the link'}
      </SubmitButton>
    </form>
  )
}
