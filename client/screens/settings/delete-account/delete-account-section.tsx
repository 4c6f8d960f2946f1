import type { FragmentType } from '@apollo/client'
import { Form } from '../../../features/form/form'
import { problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import { isSeller, roleOf } from '../../../features/session/roles'
import { TextField } from '../../../ui/form/field'
import { ConfirmPasswordField } from '../confirm-password-field'
import { SettingsSection } from '../settings-section'
import {
  type DeleteAccountSection_UserFragment,
  useDeleteAccountMutation,
  useDeleteAccountSection_UserFragment,
} from './delete-account-section.generated'

interface Props {
  user: FragmentType<DeleteAccountSection_UserFragment>
  onDeleted: (message: string) => void
}

export const DeleteAccountSection = ({ user: from, onDeleted }: Props) => {
  const { email, role, hasPassword } = useDeleteAccountSection_UserFragment(from)
  const [deleteAccount] = useDeleteAccountMutation()
  const sells = isSeller(roleOf(role))

  const send = async (values: FormData) => {
    if (String(values.get('email')).trim().toLowerCase() !== email.toLowerCase())
      return { problem: 'This is not the email of your account', field: 'email' }
    const password = hasPassword ? String(values.get('password')) : null
    if (password === '') return { problem: 'Password is required', field: 'password' }
    const answer = (await deleteAccount({ variables: { input: { password } } })).data?.deleteAccount
    if (answer?.__typename !== 'AccountDeleted') return problemOf(answer)
    onDeleted(answer.message)
    return { success: answer.message }
  }
  const submit = useSubmit(send)

  return (
    <SettingsSection title="Delete account" text="This cannot be undone.">
      <p>
        Your profile, pictures and sessions are erased at once, and nobody can bring them back.{' '}
        {sells && 'Your company page, your listings and your jobs leave the site. '}
        Business records that refer to you stay, in the name of a former member.
      </p>
      <Form label="Delete account" action="Delete account" variant="danger" submit={submit}>
        <TextField
          label="Type your email to confirm"
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={254}
          placeholder={email}
          error={submit.errorOf('email')}
        />
        {hasPassword && <ConfirmPasswordField error={submit.errorOf('password')} />}
      </Form>
    </SettingsSection>
  )
}
