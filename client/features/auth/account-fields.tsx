import { type FieldProps, TextField } from '../../ui/form/field'
import { PasswordField } from '../../ui/form/password-field'
import type { FormResult } from '../form/form-result'
import { usePasswordRuleQuery } from './password-rule.generated'

type PasswordRule = ReturnType<typeof usePasswordRule>

interface Props {
  label: string
  errorOf: (field: string) => string | undefined
}

/** The rule for new passwords. Until it is loaded the server alone checks it. */
export const usePasswordRule = () => usePasswordRuleQuery().data?.passwordRule ?? { minLength: 0, text: '\u00a0' }

export const NewPasswordFields = ({ label, errorOf }: Props) => (
  <>
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      required
      maxLength={200}
      hint={usePasswordRule().text}
      error={errorOf('password')}
    />
    <PasswordField
      label="Confirm password"
      name="confirmPassword"
      autoComplete="new-password"
      required
      maxLength={200}
      error={errorOf('confirmPassword')}
    />
  </>
)

/** The problem of a new password, if there is one. The server validates it again. */
export const passwordProblem = (
  password: string,
  repeated: string,
  { minLength }: Pick<PasswordRule, 'minLength'>,
  field = 'password',
): FormResult | undefined => {
  if (password !== repeated) return { problem: "Passwords don't match", field: 'confirmPassword' }
  if (password.length >= minLength) return undefined
  return { problem: `Password must be at least ${minLength} characters`, field }
}

export const EmailField = ({ label = 'Email', ...props }: Partial<FieldProps>) => (
  <TextField label={label} name="email" type="email" autoComplete="email" required maxLength={254} {...props} />
)
