import { type Ref, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../../features/dashboard/badge'
import { monthOf, shortDay } from '../../features/dashboard/when'
import { roleName } from '../../features/listing/role-name'
import { Avatar } from '../../ui/avatar'
import type { AccountRow_UserFragment } from './account-row.generated'
import styles from './account-row.module.css'
import { ActForm } from './act-form'
import { actWords } from './act-words'
import type { Act } from './use-act'

interface Props {
  user: AccountRow_UserFragment
  /** Which of its forms is open. */
  open: Act | undefined
  onOpen: (act: Act | undefined) => void
  onDone: (said: string) => void
  /** Address of what was done to the account. */
  trail: string
  linkRef: Ref<HTMLAnchorElement> | undefined
}

export const AccountRow = ({ user, open, onOpen, onDone, trail, linkRef }: Props) => {
  const { name, email, avatar, role, createdAt, lastSeenAt, suspendedAt, suspendedReason } = user
  const formId = useId()
  const buttons = useReturningFocus(open)
  const acts = [suspendedAt ? 'reinstate' : 'suspend', 'role'] as const
  return (
    <>
      <tr className={styles.row} data-open={open !== undefined}>
        <td>
          <div className={styles.who}>
            <Avatar src={avatar} />
            <div>
              <Link ref={linkRef} to={trail} preventScrollReset dir="auto">
                {name}
                <span className="visually-hidden">, audit trail</span>
              </Link>
              <span>{email}</span>
            </div>
          </div>
        </td>
        <td>
          {roleName[role]} <small>{`joined ${monthOf(createdAt)}`}</small>
        </td>
        <td>{lastSeenAt ? shortDay(lastSeenAt) : 'signed out'}</td>
        <td>
          {suspendedAt ? <Badge tone="bad">Suspended</Badge> : <Badge tone="good">Active</Badge>}
          {suspendedAt && <small>{`since ${shortDay(suspendedAt)}`}</small>}
        </td>
        <td>
          <div className={styles.acts}>
            {acts.map((act, i) => (
              <button
                key={act === 'role' ? 'role' : 'standing'}
                ref={buttons[i]}
                type="button"
                aria-expanded={open === act}
                aria-controls={open === act ? formId : undefined}
                onClick={() => onOpen(open === act ? undefined : act)}
              >
                {open === act ? 'Close' : actWords[act].label}
                <span className="visually-hidden">{open === act ? ` the form for ${name}` : ` ${name}`}</span>
              </button>
            ))}
          </div>
        </td>
      </tr>
      {open && (
        <tr className={styles.form}>
          <td colSpan={5}>
            {suspendedReason && <p className={styles.why}>{`Suspended for: ${suspendedReason}`}</p>}
            <ActForm key={open} id={formId} user={user} act={open} onDone={onDone} onCancel={() => onOpen(undefined)} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Reading goes on at the button that opened the form when it closes, unless it has gone on elsewhere. */
const useReturningFocus = (open: Act | undefined) => {
  const standing = useRef<HTMLButtonElement>(null)
  const role = useRef<HTMLButtonElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (before.current && !open && (document.activeElement ?? document.body) === document.body)
      (before.current === 'role' ? role : standing).current?.focus()
    before.current = open
  }, [open])
  return [standing, role]
}
