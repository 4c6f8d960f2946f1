import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { AuthLayout, BackToLogIn, MailLinkMeta } from '../../features/auth/auth-layout'
import { PageMeta } from '../../features/page/head/page-meta'
import { Notice } from '../../ui/feedback/notice'
import { buttonClass } from '../../ui/form/button'
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
            <Link className={buttonClass({ size: 'large', wide: true })} to="/forgot-password">
              Ask for a new link
            </Link>
          </>
        ) : (
          <ResetPasswordForm token={token} refuse={setRefused} />
        )}
        <BackToLogIn />
      </AuthLayout>
    </>
  )
}
