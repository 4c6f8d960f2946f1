import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AuthLayout } from '../../features/auth/auth-layout'
import { BackToLogIn } from '../../features/auth/back-to-log-in'
import { MailLinkMeta } from '../../features/auth/mail-link-meta'
import { PageMeta } from '../../features/page/head/page-meta'
import { ButtonLink } from '../../features/page/layout/links'
import { Notice } from '../../ui/feedback/notice'
import { ResetPasswordForm } from './reset-password-form'

export const ResetPassword = () => {
  const token = useSearchParams()[0].get('token') ?? ''
  const [refused, setRefused] = useState(token ? undefined : 'This link is incomplete. Please ask for a new one.')
  return (
    <>
      <PageMeta title="Choose a new password" description="Choose a new password for your Marque account." />
      <MailLinkMeta />
      <AuthLayout
        shape="low"
        title="Choose a new password"
        intro={
          refused ? 'Links in our mails work once, for 30 minutes.' : 'Every device is signed out when you save it.'
        }
        art="/artwork/ornament/login-plate.svg"
        quote="Change the lock, and every old key is scrap."
        line="At least six characters. Longer is better."
      >
        {refused ? (
          <>
            <Notice text={refused} />
            <ButtonLink variant="primary" size="large" wide to="/forgot-password">
              Ask for a new link
            </ButtonLink>
          </>
        ) : (
          <ResetPasswordForm token={token} refuse={setRefused} />
        )}
        <BackToLogIn />
      </AuthLayout>
    </>
  )
}
