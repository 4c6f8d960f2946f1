import { useState } from 'react'
import { AuthLayout, BackToLogIn } from '../../features/auth/auth-layout'
import { PageMeta } from '../../features/page/head/page-meta'
import { ForgotPasswordForm } from './forgot-password-form'

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
