import { TextField } from '../../ui/form/field'

interface Props {
  label?: string
  name?: string
  error: string | undefined
}

/** Asks for the password again before a sensitive change. */
export const ConfirmPasswordField = ({ label = 'Your password', name = 'password', error }: Props) => (
  <TextField
    label={label}
    name={name}
    type="password"
    autoComplete="current-password"
    required
    maxLength={200}
    error={error}
  />
)
