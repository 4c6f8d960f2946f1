import type { FragmentType } from '@apollo/client'
import { type Ref, useId } from 'react'
import { Link } from '../../features/page/layout/link'
import { TextLink } from '../../features/page/layout/links'
import { roleName } from '../../features/session/roles'
import { monthOf, shortDay } from '../../lib/dates'
import { useReturnFocus } from '../../lib/focus/use-return-focus'
import { Avatar } from '../../ui/icon/avatar'
import { Badge } from '../../ui/text/badge'
import { UserActionForm } from './actions/user-action-form'
import { type UserAction, userActionTexts } from './actions/user-actions'
import { type UserRow_UserFragment, useUserRow_UserFragment } from './user-row.generated'
import styles from './user-row.module.css'

interface Props {
  user: FragmentType<UserRow_UserFragment>
  /** The action whose form is open. */
  open: UserAction | undefined
  onOpen: (action: UserAction | undefined) => void
  onDone: (message: string) => void
  /** The address of the account's audit trail. */
  trail: string
  linkRef: Ref<HTMLAnchorElement> | undefined
}

export const UserRow = ({ user: from, open, onOpen, onDone, trail, linkRef }: Props) => {
  const user = useUserRow_UserFragment(from)
  const { name, email, avatar, role, createdAt, lastSeenAt, suspendedAt, suspendedReason } = user
  const formId = useId()
  const roleButton = useReturnFocus(open === 'role')
  const suspensionButton = useReturnFocus(open !== undefined && open !== 'role')
  const actions = [suspendedAt ? 'reinstate' : 'suspend', 'role'] as const
  return (
    <>
      <tr className={styles.row} data-open={open !== undefined}>
        <td>
          <div className={styles.account}>
            <Avatar src={avatar} />
            <div>
              <Link ref={linkRef} to={trail} preventScrollReset dir="auto">
                {name}
                <span className="visually-hidden">, audit trail</span>
              </Link>
              <span>
                {email.split('@')[0]}
                <wbr />
                {email.slice(email.indexOf('@'))}
              </span>
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
          <div className={styles.actions}>
            <TextLink to={`/dashboard/admin/orders?q=${encodeURIComponent(email)}`}>
              Orders
              <span className="visually-hidden">{` of ${name}`}</span>
            </TextLink>
            {actions.map((action) => (
              <button
                key={action === 'role' ? 'role' : 'suspension'}
                ref={action === 'role' ? roleButton : suspensionButton}
                type="button"
                aria-expanded={open === action}
                aria-controls={open === action ? formId : undefined}
                onClick={() => onOpen(open === action ? undefined : action)}
              >
                {open === action ? 'Close' : userActionTexts[action].label}
                <span className="visually-hidden">{open === action ? ` the form for ${name}` : ` ${name}`}</span>
              </button>
            ))}
          </div>
        </td>
      </tr>
      {open && (
        <tr className={styles.form}>
          <td colSpan={5}>
            {suspendedReason && <p className={styles.reason}>{`Suspended for: ${suspendedReason}`}</p>}
            <UserActionForm
              key={open}
              id={formId}
              user={user}
              action={open}
              onDone={onDone}
              onCancel={() => onOpen(undefined)}
            />
          </td>
        </tr>
      )}
    </>
  )
}
