import { useEffect, useState } from 'react'
import { discardFormDraft } from '../../../features/form/form-draft'
import { problemOf } from '../../../features/form/form-result'
import { useDraftSubmit } from '../../../features/form/use-draft-submit'
import { roleName } from '../../../features/session/roles'
import { userRoles } from '../../../features/session/user-roles'
import { Button } from '../../../ui/button/button'
import { SubmitButton } from '../../../ui/button/submit-button'
import { Notice } from '../../../ui/feedback/notice'
import { SelectField, TextField } from '../../../ui/form/field'
import type { UserRow_UserFragment } from '../user-row.generated'
import { SuspensionEffect } from './suspension-effect'
import styles from './user-action-form.module.css'
import { type UserAction, userActionTexts, useUserAction } from './user-actions'

interface Props {
  id: string
  user: UserRow_UserFragment
  action: UserAction
  onDone: (message: string) => void
  onCancel: () => void
}

/** Opens below the account's row. A failure is shown in the form and keeps the input. */
export const UserActionForm = ({ id, user, action, onDone, onCancel }: Props) => {
  const { label, question, effect, success } = userActionTexts[action]
  const runAction = useUserAction(user, action)
  const [role, setRole] = useState(user.role)
  const draft = `user-action:${user.id}:${action}`
  const { form, pending, result, touch, onSubmit, errorOf } = useDraftSubmit(
    draft,
    async (values) => {
      const answer = await runAction(String(values.get('reason') ?? ''), role)
      if (!answer || !('user' in answer)) return problemOf(answer)
      onDone(success(answer.user))
      return { success: '' }
    },
    { focus: 'reason' },
  )
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), [form])

  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      aria-label={question(user.name).slice(0, -1)}
      noValidate
      onChange={touch}
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <p>
        <b>{question(user.name)}</b> {effect}
      </p>
      {action === 'suspend' && <SuspensionEffect userId={user.id} />}
      {action === 'role' && (
        <SelectField
          label="New role"
          name="role"
          value={role}
          error={errorOf('role')}
          onChange={({ currentTarget: { value } }) => setRole(userRoles.find((option) => option === value) ?? role)}
        >
          {userRoles.map((option) => (
            <option key={option} value={option}>
              {roleName[option]}
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
      <div className={styles.buttons}>
        <SubmitButton variant={action === 'suspend' ? 'danger' : 'primary'} size="small" pending={pending}>
          {label}
        </SubmitButton>
        <Button
          variant="line"
          size="small"
          onClick={() => {
            discardFormDraft(draft)
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
