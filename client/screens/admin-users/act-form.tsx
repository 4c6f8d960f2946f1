import { type FormEvent, useEffect, useRef, useState } from 'react'
import { roleName } from '../../features/listing/role-name'
import type { UserRole } from '../../generated/schema'
import { Button } from '../../ui/button'
import { SelectField, TextField } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { Spinner } from '../../ui/spinner'
import type { AccountRow_UserFragment } from './account-row.generated'
import styles from './act-form.module.css'
import { actWords } from './act-words'
import { type Act, useAct } from './use-act'

interface Props {
  id: string
  user: AccountRow_UserFragment
  act: Act
  onDone: (said: string) => void
  onCancel: () => void
}

const broken = 'Something went wrong, and nothing may have changed. Please try again.'

/** Asks for the reason, in place; a refusal stands in it, and what was typed stays. */
export const ActForm = ({ id, user, act, onDone, onCancel }: Props) => {
  const { label, question, effect, done } = actWords[act]
  const { run, loading } = useAct(user, act)
  const [problem, setProblem] = useState<{ field?: string; message: string }>()
  const [role, setRole] = useState(user.role)
  const form = useRef<HTMLFormElement>(null)
  const fieldNamed = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    return field instanceof HTMLElement ? field : undefined
  }
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), [])

  const fail = (message: string, field?: string) => {
    setProblem({ message, ...(field && { field }) })
    const place = (field && fieldNamed(field)) || fieldNamed('reason')
    place?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (loading) return
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    setProblem(undefined)
    try {
      const answer = await run(reason, role)
      if (!answer) return fail(broken)
      if (answer.__typename === 'InvalidInput') return fail(answer.message, answer.field)
      if (answer.__typename === 'LastAdmin') return fail(answer.message)
      onDone(done(answer.user))
    } catch {
      fail(broken)
    }
  }
  const errorOf = (name: string) => (problem?.field === name ? problem.message : undefined)
  const general = problem && problem.field !== 'reason' && problem.field !== 'role' ? problem.message : undefined

  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      aria-label={question(user.name).slice(0, -1)}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <p>
        <b>{question(user.name)}</b> {effect}
      </p>
      {act === 'role' && (
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
      {general && <Notice text={general} />}
      <div className={styles.foot}>
        <Button type="submit" size="small" disabled={loading} aria-busy={loading}>
          {loading && <Spinner />}
          {label}
        </Button>
        <Button variant="line" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const roles = ['CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER', 'ADMIN'] as const satisfies UserRole[]
