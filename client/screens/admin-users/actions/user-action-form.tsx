import { useEffect, useState } from 'react'
import { problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import { roleName } from '../../../features/session/roles'
import type { UserRole } from '../../../generated/schema'
import { Notice } from '../../../ui/feedback/notice'
import { Button } from '../../../ui/form/button'
import { SelectField, TextField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import type { UserRow_UserFragment } from '../user-row.generated'
import styles from './user-action-form.module.css'
import { type UserAction, userActionTexts, useUserAction } from './user-actions'

interface Props {
  id: string
  user: UserRow_UserFragment
  action: UserAction
  onDone: (message: string) => void
  onCancel: () => void
}

/** Asks for the reason below the row; a failure is shown in the form and keeps what was typed. */
export const UserActionForm = ({ id, user, action, onDone, onCancel }: Props) => {
  const { label, question, effect, done } = userActionTexts[action]
  const run = useUserAction(user, action)
  const [role, setRole] = useState(user.role)
  const { form, pending, result, onSubmit, errorOf } = useSubmit(
    async (values) => {
      const answer = await run(String(values.get('reason') ?? ''), role)
      if (!answer || !('user' in answer)) return problemOf(answer)
      onDone(done(answer.user))
      return { success: '' }
    },
    { failure: 'Something went wrong, and nothing may have changed. Please try again.', focus: 'reason' },
  )
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), [form])

  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      aria-label={question(user.name).slice(0, -1)}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <p>
        <b>{question(user.name)}</b> {effect}
      </p>
      {action === 'role' && (
        <SelectField
          label="New role"
          name="role"
          value={role}
          error={errorOf('role')}
          onChange={({ currentTarget: { value } }) => setRole(roles.find((known) => known === value) ?? role)}
        >
          {roles.map((known) => (
            <option key={known} value={known}>
              {roleName[known]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label="Reason, kept in the audit trail"
        name="reason"
        maxLength={500}
        autoComplete="off"
        required
        error={errorOf('reason')}
      />
      {result && 'problem' in result && !result.field && <Notice text={result.problem} />}
      <div className={styles.foot}>
        <SubmitButton size="small" pending={pending}>
          {label}
        </SubmitButton>
        <Button variant="line" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const roles = ['CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER', 'ADMIN'] as const satisfies UserRole[]
