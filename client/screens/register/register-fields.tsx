import { useEffect, useRef, useState } from 'react'
import { SelectField, TextField } from '../../ui/field'
import { accountTypes } from './account-types'
import styles from './register-fields.module.css'

export const RegisterFields = ({ errorOf }: { errorOf: (field: string) => string | undefined }) => {
  const select = useRef<HTMLSelectElement>(null)
  const [role, setRole] = useState('CUSTOMER')
  // A visitor, or a browser that restores a form, may have chosen before scripts ran.
  useEffect(() => setRole(select.current?.value ?? 'CUSTOMER'), [])
  return (
    <>
      <TextField label="Full name" name="name" autoComplete="name" required maxLength={100} error={errorOf('name')} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={errorOf('email')}
      />
      <SelectField
        ref={select}
        label="Account type"
        name="role"
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
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          maxLength={200}
          hint="At least 6 characters"
          error={errorOf('password')}
        />
        <TextField
          label="Confirm password"
          name="again"
          type="password"
          autoComplete="new-password"
          required
          maxLength={200}
          error={errorOf('again')}
        />
      </div>
    </>
  )
}
