import type { FragmentType } from '@apollo/client'
import { Half } from '../../../features/form/fields'
import { Form } from '../../../features/form/form'
import { problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import { pluralize } from '../../../lib/text'
import { TextField } from '../../../ui/form/field'
import { ConfirmPasswordField } from '../confirm-password-field'
import { SettingsDocument } from '../settings.generated'
import { SettingsSection } from '../settings-section'
import {
  type PasswordSection_UserFragment,
  useChangePasswordMutation,
  usePasswordSection_UserFragment,
} from './password-section.generated'

const SHORTEST_PASSWORD = 6

export const PasswordSection = ({ user: from }: { user: FragmentType<PasswordSection_UserFragment> }) => {
  const { hasPassword } = usePasswordSection_UserFragment(from)
  const [change] = useChangePasswordMutation({ refetchQueries: [SettingsDocument] })

  const send = async (values: FormData, form: HTMLFormElement) => {
    const text = (name: string) => String(values.get(name) ?? '')
    const newPassword = text('newPassword')
    if (hasPassword && !text('currentPassword')) return { problem: 'Password is required', field: 'currentPassword' }
    if (newPassword !== text('again')) return { problem: "Passwords don't match", field: 'again' }
    if (newPassword.length < SHORTEST_PASSWORD)
      return { problem: `Password must be at least ${SHORTEST_PASSWORD} characters`, field: 'newPassword' }
    const input = { currentPassword: hasPassword ? text('currentPassword') : null, newPassword }
    const answer = (await change({ variables: { input } })).data?.changePassword
    if (answer?.__typename !== 'PasswordChanged') return problemOf(answer, 'currentPassword')
    form.reset()
    return { success: `Saved${signedOut(answer.endedSessions)}` }
  }
  const submit = useSubmit(send)

  return (
    <SettingsSection title="Password" text="Changing it signs every other device out.">
      <Form label="Password" action={hasPassword ? 'Change password' : 'Set password'} variant="line" submit={submit}>
        {hasPassword && (
          <ConfirmPasswordField
            label="Current password"
            name="currentPassword"
            error={submit.errorOf('currentPassword')}
          />
        )}
        <Half>
          <TextField
            label="New password"
            name="newPassword"
            type="password"
            autoComplete="new-password"
            required
            maxLength={200}
            hint="At least 6 characters"
            error={submit.errorOf('newPassword')}
          />
        </Half>
        <Half>
          <TextField
            label="Confirm password"
            name="again"
            type="password"
            autoComplete="new-password"
            required
            maxLength={200}
            error={submit.errorOf('again')}
          />
        </Half>
      </Form>
    </SettingsSection>
  )
}

const signedOut = (sessions: number) =>
  sessions === 0 ? '' : `. ${pluralize(sessions, 'other device is', 'other devices are')} signed out.`
