import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmailField, NewPasswordFields } from '../../features/auth/account-fields'
import { SelectField, TextField } from '../../ui/form/field'
import styles from './register.module.css'
import { accountTypeIn, accountTypes } from './registration'

export const RegisterFields = ({ errorOf }: { errorOf: (field: string) => string | undefined }) => {
  const select = useRef<HTMLSelectElement>(null)
  const asked = accountTypeIn(useSearchParams()[0])
  const [role, setRole] = useState<string>(asked)
  // The visitor, or the browser's form restoration, may have chosen before hydration.
  useEffect(() => setRole((role) => select.current?.value ?? role), [])
  return (
    <>
      <TextField label="Full name" name="name" autoComplete="name" required maxLength={100} error={errorOf('name')} />
      <EmailField error={errorOf('email')} />
      <SelectField
        ref={select}
        label="Account type"
        name="role"
        defaultValue={asked}
        error={errorOf('role')}
        onChange={(event) => setRole(event.currentTarget.value)}
      >
        {accountTypes.map((type) => (
          <option key={type.role} value={type.role}>
            {type.label}
          </option>
        ))}
      </SelectField>
      {role !== 'CUSTOMER' && (
        <TextField
          label="Company or business name"
          name="companyName"
          autoComplete="organization"
          required
          maxLength={100}
          error={errorOf('companyName')}
        />
      )}
      <div className={styles.pair}>
        <NewPasswordFields label="Password" errorOf={errorOf} />
      </div>
    </>
  )
}
