import type { FragmentType } from '@apollo/client'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import { passwordProblem, usePasswordRule } from '../../../features/auth/account-fields'
import { socialProviders } from '../../../features/auth/social-providers'
import { Half } from '../../../features/form/fields'
import { Form } from '../../../features/form/form'
import { problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import type { SocialProvider } from '../../../generated/schema'
import { pluralize } from '../../../lib/text'
import { PasswordField } from '../../../ui/form/password-field'
import { ConfirmPasswordField } from '../confirm-password-field'
import { SettingsDocument } from '../settings.generated'
import { SettingsSection } from '../settings-section'
import {
  type PasswordSection_UserFragment,
  useChangePasswordMutation,
  usePasswordSection_UserFragment,
} from './password-section.generated'

export const PasswordSection = ({ user: from }: { user: FragmentType<PasswordSection_UserFragment> }) => {
  const rule = usePasswordRule()
  const { hasPassword, socialProvider } = usePasswordSection_UserFragment(from)
  const [change, { client }] = useChangePasswordMutation()

  const send = async (values: FormData, form: HTMLFormElement) => {
    const text = (name: string) => String(values.get(name) ?? '')
    const newPassword = text('newPassword')
    if (hasPassword && !text('currentPassword')) return { problem: 'Password is required', field: 'currentPassword' }
    const problem = passwordProblem(newPassword, text('confirmPassword'), rule, 'newPassword')
    if (problem) return problem
    const input = { currentPassword: hasPassword ? text('currentPassword') : null, newPassword }
    const answer = (await change({ variables: { input } })).data?.changePassword
    if (answer?.__typename !== 'PasswordChanged') return problemOf(answer, 'currentPassword')
    form.reset()
    void refetchQuietly(client, SettingsDocument)
    return { success: `Saved${signedOutText(answer.endedSessionCount)}` }
  }
  const submit = useSubmit(send)

  return (
    <SettingsSection title="Password" text={hasPassword ? changing : settingFirst(socialProvider)}>
      <Form label="Password" action={hasPassword ? 'Change password' : 'Set a password'} variant="line" submit={submit}>
        {hasPassword && (
          <ConfirmPasswordField
            label="Current password"
            name="currentPassword"
            error={submit.errorOf('currentPassword')}
          />
        )}
        <Half>
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            required
            maxLength={200}
            hint={rule.text}
            error={submit.errorOf('newPassword')}
          />
        </Half>
        <Half>
          <PasswordField
            label="Confirm password"
            name="confirmPassword"
            autoComplete="new-password"
            required
            maxLength={200}
            error={submit.errorOf('confirmPassword')}
          />
        </Half>
      </Form>
    </SettingsSection>
  )
}

const changing = 'Changing it signs every other device out.'

const settingFirst = (socialProvider: SocialProvider | null) => {
  const name = socialProviders.find(({ provider }) => provider === socialProvider)?.name ?? 'your provider'
  return `You have no password yet, because you sign in with ${name}. With a password you can also sign in by email. Setting one signs every other device out.`
}

const signedOutText = (sessions: number) =>
  sessions === 0 ? '' : `. ${pluralize(sessions, 'other device is', 'other devices are')} signed out.`
