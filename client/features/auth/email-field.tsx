import { type FieldProps, TextField } from '../../ui/form/field'

/** The email of an account. */
export const EmailField = ({ label = 'Email', ...props }: Partial<FieldProps>) => (
  <TextField label={label} name="email" type="email" autoComplete="email" required maxLength={254} {...props} />
)
