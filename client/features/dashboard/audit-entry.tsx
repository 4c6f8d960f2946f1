import type { FragmentType } from '@apollo/client'
import { Link } from 'react-router-dom'
import { dayAndTime } from '../../lib/dates'
import { formatPrice } from '../../lib/money'
import { roleName } from '../session/roles'
import { type AuditEntry_EventFragment, useAuditEntry_EventFragment } from './audit-entry.generated'
import styles from './audit-entry.module.css'

const entryText = ({ action, fromRole, toRole, amount, engagement }: AuditEntry_EventFragment, name: string) => {
  const order = `${engagement?.number ?? 'an order'} of ${name}`
  const refund = amount === null ? '' : `, ${formatPrice(amount)} refunded`
  switch (action) {
    case 'SUSPENDED':
      return `Suspended ${name}`
    case 'REINSTATED':
      return `Reinstated ${name}`
    case 'ROLE_CHANGED':
      return `Changed ${name}${fromRole && toRole ? ` from ${roleName[fromRole]} to ${roleName[toRole]}` : ''}`
    case 'PUT_ON_HOLD':
      return `Put ${order} on hold`
    case 'HOLD_LIFTED':
      return `Lifted the hold of ${order}`
    case 'DISPUTE_OPENED':
      return `Opened a dispute about ${order}`
    case 'RESOLUTION_PROPOSED':
      return `Proposed how to decide the dispute about ${order}${refund}`
    case 'PROPOSAL_WITHDRAWN':
      return `Withdrew the proposal about ${order}`
    case 'DISPUTE_RESOLVED':
      return `Decided the dispute about ${order}${refund}`
    case 'REFUND_PROPOSED':
      return `Proposed a refund of ${order}${refund}`
    case 'REFUNDED':
      return `Refunded ${order}${refund}`
    case 'ENGAGEMENT_READ':
      return `Read the timeline of ${order}`
    case 'CONVERSATION_READ':
      return `Read a conversation of ${name}`
  }
}

interface Props {
  event: FragmentType<AuditEntry_EventFragment>
  /** Address of the account's audit trail; undefined if the list shows that one. */
  to: string | undefined
}

export const AuditEntry = ({ event: from, to }: Props) => {
  const event = useAuditEntry_EventFragment(from)
  const text = entryText(event, event.subject.name)
  return (
    <div className={styles.entry}>
      <time dateTime={event.at}>{dayAndTime(event.at)}</time>
      <b dir="auto">
        {to ? (
          <Link to={to} preventScrollReset>
            {text}
          </Link>
        ) : (
          text
        )}
      </b>
      {event.note !== '' && <p dir="auto">{event.note}</p>}
      <span dir="auto">{event.actor.name}</span>
    </div>
  )
}
