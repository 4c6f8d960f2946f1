import type { FragmentType } from '@apollo/client'
import { EmailField } from '../../../features/auth/account-fields'
import { Half } from '../../../features/form/fields'
import { Form } from '../../../features/form/form'
import { problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import { Notice } from '../../../ui/feedback/notice'
import { ConfirmPasswordField } from '../confirm-password-field'
import { emailHead } from '../first-sections'
import styles from '../settings.module.css'
import { SettingsSection } from '../settings-section'
import {
  type EmailSection_UserFragment,
  useEmailSection_UserFragment,
  useRequestEmailChangeMutation,
} from './email-section.generated'

export const EmailSection = ({ user: from }: { user: FragmentType<EmailSection_UserFragment> }) => {
  const { email, emailRejectedAt, hasPassword } = useEmailSection_UserFragment(from)
  return (
    <SettingsSection {...emailHead}>
      <p>
        Your email address is <b className={styles.strong}>{email}</b>
      </p>
      {emailRejectedAt && (
        <Notice
          text={`Our mails to ${email} come back, so we have stopped writing there. Please enter another address.`}
        />
      )}
      {hasPassword ? <EmailForm /> : <p>Set a password first, under Password below, to change it.</p>}
    </SettingsSection>
  )
}

const EmailForm = () => {
  const [request] = useRequestEmailChangeMutation()

  const send = async (values: FormData, form: HTMLFormElement) => {
    const input = { email: String(values.get('email')).trim(), password: String(values.get('password')) }
    if (!input.email) return { problem: 'Email is required', field: 'email' }
    if (!input.password) return { problem: 'Password is required', field: 'password' }
    const answer = (await request({ variables: { input } })).data?.requestEmailChange
    if (answer?.__typename !== 'EmailChangeRequested') return problemOf(answer)
    form.reset()
    return {
      success: `If the address is free, we have sent a link to ${answer.email}. Open it within 24 hours, and the address is yours to sign in with.`,
    }
  }
  const submit = useSubmit(send)

  return (
    <Form label="Email" action="Change email" variant="line" submit={submit}>
      <Half>
        <EmailField
          label="New email"
          hint="Your address changes when you open the link we send you."
          error={submit.errorOf('email')}
        />
      </Half>
      <Half>
        <ConfirmPasswordField error={submit.errorOf('password')} />
      </Half>
    </Form>
  )
}
