import { TextField } from '../../ui/field'

/** Asked where a session alone must not be enough. */
export const OwnPasswordField = ({ error }: { error: string | undefined }) => (
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
