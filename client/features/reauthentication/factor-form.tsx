import { SubmitButton } from '../../ui/button/submit-button'
import { Notice } from '../../ui/feedback/notice'
import { TextField } from '../../ui/form/field'
import { PasswordField } from '../../ui/form/password-field'
import type { FormResult } from '../form/form-result'
import { useSubmit } from '../form/use-submit'
import styles from './sign-in-again-dialog.module.css'

const fields = {
  password: {
    Field: PasswordField,
    label: 'Your password',
    autoComplete: 'current-password',
    required: 'Password is required',
  },
  code: {
    Field: TextField,
    label: 'Code from your app',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    required: 'Code is required',
  },
} as const

interface Props {
  kind: keyof typeof fields
  /** Tells password managers whose password it is. */
  email: string
  send: (text: string) => Promise<FormResult>
}

/** A form with one field, for the password or a code. */
export const FactorForm = ({ kind, email, send }: Props) => {
  const { Field, required, ...field } = fields[kind]
  const { form, pending, result, onSubmit, errorOf } = useSubmit(
    async (values) => {
      const text = String(values.get(kind))
      return text ? send(text) : { problem: required, field: kind }
    },
    { failure: 'Something went wrong. Please try again.', focus: kind },
  )
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field {...field} name={kind} required maxLength={200} error={errorOf(kind)} />
      {result && 'problem' in result && !result.field && <Notice text={result.problem} />}
      <SubmitButton wide pending={pending}>
        Confirm
      </SubmitButton>
    </form>
  )
}
