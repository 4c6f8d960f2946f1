import { PasswordField } from '../../ui/form/password-field'

interface Props {
  label?: string
  name?: string
  error: string | undefined
}

/** Asks for the password again before a sensitive change. */
export const ConfirmPasswordField = ({ label = 'Your password', name = 'password', error }: Props) => (
  <PasswordField label={label} name={name} autoComplete="current-password" required maxLength={200} error={error} />
)
