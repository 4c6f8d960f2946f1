import { type FieldProps, TextField } from '../../ui/field'

/** The email that an account is known by. */
export const EmailField = ({ label = 'Email', ...props }: Partial<FieldProps>) => (
  <TextField label={label} name="email" type="email" autoComplete="email" required maxLength={254} {...props} />
)
