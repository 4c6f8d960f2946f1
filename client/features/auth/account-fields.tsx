import { type FieldProps, TextField } from '../../ui/form/field'
import { PasswordField } from '../../ui/form/password-field'
import type { FormResult } from '../form/form-result'

interface Props {
  label: string
  errorOf: (field: string) => string | undefined
}

export const NewPasswordFields = ({ label, errorOf }: Props) => (
  <>
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      required
      maxLength={200}
      hint="At least 6 characters"
      error={errorOf('password')}
    />
    <PasswordField
      label="Confirm password"
      name="again"
      autoComplete="new-password"
      required
      maxLength={200}
      error={errorOf('again')}
    />
  </>
)

const minLength = 6

/** The problem of a new password, if there is one. The server has the last word. */
export const passwordProblem = (password: string, repeated: string, field = 'password'): FormResult | undefined => {
  if (password !== repeated) return { problem: "Passwords don't match", field: 'again' }
  if (password.length >= minLength) return undefined
  return { problem: `Password must be at least ${minLength} characters`, field }
}

export const EmailField = ({ label = 'Email', ...props }: Partial<FieldProps>) => (
  <TextField label={label} name="email" type="email" autoComplete="email" required maxLength={254} {...props} />
)
