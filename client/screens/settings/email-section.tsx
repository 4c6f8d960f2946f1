import { Half } from '../../features/form/half'
import { problemOf } from '../../features/form/problem-of'
import { SavingForm } from '../../features/form/saving-form'
import { useSaving } from '../../features/form/use-saving'
import { EmailField } from '../../features/session/email-field'
import type { EmailSection_UserFragment } from './email-section.generated'
import { OwnPasswordField } from './own-password-field'
import { useRequestEmailChangeMutation } from './request-email-change.generated'
import { Setting } from './setting'
import styles from './settings.module.css'

export const EmailSection = ({ user: { email, hasPassword } }: { user: EmailSection_UserFragment }) => (
  <Setting title="Email" text="Where you sign in, and where we write to.">
    <p>
      Now <b className={styles.strong}>{email}</b>
    </p>
    {hasPassword ? <EmailForm /> : <p>To change it, set a password first, under Password below.</p>}
  </Setting>
)

const EmailForm = () => {
  const saving = useSaving()
  const [request] = useRequestEmailChangeMutation()

  const send = async (values: FormData) => {
    const input = { email: String(values.get('email')).trim(), password: String(values.get('password')) }
    if (!input.email) return { problem: 'Email is required', field: 'email' }
    if (!input.password) return { problem: 'Password is required', field: 'password' }
    const answer = (await request({ variables: { input } })).data?.requestEmailChange
    if (answer?.__typename !== 'EmailChangeRequested') return problemOf(answer)
    saving.form.current?.reset()
    return {
      done: `If the address is free, we have sent a link to ${answer.email}. Open it within 24 hours, and the address is yours to sign in with.`,
    }
  }

  return (
    <SavingForm label="Email" action="Change email" variant="line" saving={saving} send={send}>
      <Half>
        <EmailField
          label="New email"
          hint="It counts once you open the link we send there."
          error={saving.errorOf('email')}
        />
      </Half>
      <Half>
        <OwnPasswordField error={saving.errorOf('password')} />
      </Half>
    </SavingForm>
  )
}
