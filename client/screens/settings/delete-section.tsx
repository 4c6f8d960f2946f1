import { problemOf } from '../../features/form/problem-of'
import { SavingForm } from '../../features/form/saving-form'
import { useSaving } from '../../features/form/use-saving'
import { TextField } from '../../ui/field'
import { useDeleteAccountMutation } from './delete-account.generated'
import type { DeleteSection_UserFragment } from './delete-section.generated'
import { OwnPasswordField } from './own-password-field'
import { Setting } from './setting'

interface Props {
  user: DeleteSection_UserFragment
  /** What follows, with what there is to say. */
  deleted: (message: string) => void
}

export const DeleteSection = ({ user: { email, role, hasPassword }, deleted }: Props) => {
  const saving = useSaving()
  const [deleteAccount] = useDeleteAccountMutation()
  const sells = role === 'VENDOR' || role === 'FREELANCER' || role === 'BROKER'

  const send = async (values: FormData) => {
    if (String(values.get('email')).trim().toLowerCase() !== email.toLowerCase())
      return { problem: 'This is not the email of your account', field: 'email' }
    const password = hasPassword ? String(values.get('password')) : null
    if (password === '') return { problem: 'Password is required', field: 'password' }
    const answer = (await deleteAccount({ variables: { input: { password } } })).data?.deleteAccount
    if (answer?.__typename !== 'AccountDeleted') return problemOf(answer)
    deleted(answer.message)
    return { done: answer.message }
  }

  return (
    <Setting title="Delete account" text="For good.">
      <p>
        Your profile, pictures and sessions are erased at once, and nobody can bring them back.{' '}
        {sells && 'Your company page, your listings and your jobs leave the site. '}
        Business records that refer to you stay, in the name of a former member.
      </p>
      <SavingForm label="Delete account" action="Delete account" saving={saving} send={send}>
        <TextField
          label="Type your email to confirm"
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={254}
          placeholder={email}
          error={saving.errorOf('email')}
        />
        {hasPassword && <OwnPasswordField error={saving.errorOf('password')} />}
      </SavingForm>
    </Setting>
  )
}
