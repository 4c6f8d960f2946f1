import { Half } from '../../features/form/half'
import { problemOf } from '../../features/form/problem-of'
import { SavingForm } from '../../features/form/saving-form'
import { useSaving } from '../../features/form/use-saving'
import { counted } from '../../features/listing/counted'
import { TextField } from '../../ui/field'
import { useChangePasswordMutation } from './change-password.generated'
import type { PasswordSection_UserFragment } from './password-section.generated'
import { Setting } from './setting'
import { SettingsDocument } from './settings.generated'

const SHORTEST_PASSWORD = 6

export const PasswordSection = ({ user: { hasPassword } }: { user: PasswordSection_UserFragment }) => {
  const saving = useSaving()
  const [change] = useChangePasswordMutation({ refetchQueries: [SettingsDocument] })

  const send = async (values: FormData) => {
    const text = (name: string) => String(values.get(name) ?? '')
    const newPassword = text('newPassword')
    if (hasPassword && !text('currentPassword')) return { problem: 'Password is required', field: 'currentPassword' }
    if (newPassword !== text('again')) return { problem: "Passwords don't match", field: 'again' }
    if (newPassword.length < SHORTEST_PASSWORD)
      return { problem: `Password must be at least ${SHORTEST_PASSWORD} characters`, field: 'newPassword' }
    const input = { currentPassword: hasPassword ? text('currentPassword') : null, newPassword }
    const answer = (await change({ variables: { input } })).data?.changePassword
    if (answer?.__typename !== 'PasswordChanged') return problemOf(answer, 'currentPassword')
    saving.form.current?.reset()
    return { done: `Saved${signedOut(answer.endedSessions)}` }
  }

  return (
    <Setting title="Password" text="Changing it signs every other device out.">
      <SavingForm
        label="Password"
        action={hasPassword ? 'Change password' : 'Set password'}
        variant="line"
        saving={saving}
        send={send}
      >
        {hasPassword && (
          <TextField
            label="Current password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
            maxLength={200}
            error={saving.errorOf('currentPassword')}
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
            error={saving.errorOf('newPassword')}
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
            error={saving.errorOf('again')}
          />
        </Half>
      </SavingForm>
    </Setting>
  )
}

const signedOut = (sessions: number) =>
  sessions === 0 ? '' : `. ${counted(sessions, 'other device is', 'other devices are')} signed out.`
