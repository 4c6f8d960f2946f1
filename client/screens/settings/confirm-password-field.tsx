import { TextField } from '../../ui/form/field'

/** Asks for the password again before a sensitive change. */
export const ConfirmPasswordField = ({ error }: { error: string | undefined }) => (
  <TextField
    label="Your password"
    name="password"
    type="password"
    autoComplete="current-password"
    required
    maxLength={200}
    error={error}
  />
)
