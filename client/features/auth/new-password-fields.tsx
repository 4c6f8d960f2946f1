import { PasswordField } from '../../ui/form/password-field'

interface Props {
  label: string
  errorOf: (field: string) => string | undefined
}

/** A new password and its confirmation. */
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
