import type { FragmentType } from '@apollo/client'
import type { AuditAction } from '../../generated/schema'
import { dayAndTime } from '../../lib/dates'
import { formatPrice } from '../../lib/money'
import { Link } from '../page/layout/link'
import { roleName } from '../session/roles'
import { type AuditEntry_EventFragment, useAuditEntry_EventFragment } from './audit-entry.generated'
import styles from './audit-entry.module.css'

/** Describes the admin's action in one sentence. */
const entryText = (event: AuditEntry_EventFragment, name: string) => {
  const { action, fromRole, toRole, amount, amountOf, engagement, note } = event
  const order = engagement?.number ?? `an order of ${name}`
  const refund = amount === null ? '' : `, ${formatPrice(amount)} refunded`
  const part = refund && amountOf !== null ? `${refund} of ${formatPrice(amountOf)}` : refund
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
      return `Proposed how to resolve ${order}${part}`
    case 'PROPOSAL_WITHDRAWN':
      return `Withdrew the proposal about ${order}`
    case 'DISPUTE_RESOLVED':
      return `Resolved ${order}${part}`
    case 'REFUND_PROPOSED':
      return `Proposed a refund of ${order}${part}`
    case 'REFUNDED':
      return `Refunded ${order}${part}`
    case 'ENGAGEMENT_READ':
      return `Read the timeline of ${order}`
    case 'CONVERSATION_READ':
      return `Read a conversation of ${name}`
    case 'INVOICE_READ':
      return `Read an invoice of ${name}`
    case 'CREDENTIAL_CHECKED':
      return `Confirmed a registration of ${name}`
    case 'CREDENTIAL_REFUSED':
      return `Refused a registration of ${name}`
    case 'CREDENTIAL_READ':
      return `Read the evidence of a registration of ${name}`
    case 'ORDER_READ':
      return `Read a receipt of ${name}`
    case 'ORDERS_SEARCHED':
      return `Searched orders for ${note}`
    case 'PARTIES_ASKED':
      return `Asked about the dispute of ${order}`
    case 'SETTLEMENT_SUGGESTED':
      return `Suggested how to settle ${order}${part}`
    case 'DISPUTE_WITHDRAWN':
      return `Withdrew the dispute about ${order}`
    case 'SYNONYM_CHANGED':
      return `Changed search synonyms: ${note}`
    case 'REPORT_DISMISSED':
      return `Dismissed a report about ${name}`
    case 'CONTENT_TAKEN_DOWN':
      return `Took down content of ${name}`
    case 'APPEAL_REJECTED':
      return `Rejected an appeal of ${name}`
    case 'CONTENT_RESTORED':
      return `Restored content of ${name}`
    case 'CONVERSATION_OPENED':
      return `Opened a conversation of ${name}`
    case 'NOTICE_PUBLISHED':
      return 'Published an announcement'
    case 'NOTICE_ENDED':
      return 'Ended an announcement'
    case 'ADMIN_READ':
      return `Read ${note}${event.actor.id === event.subject.id ? '' : ` of ${name}`}`
    case 'CLOCK_MOVED':
      return `Moved the clock forward by ${note}`
  }
}

/** Actions whose text contains the note. */
const namingActions = new Set<AuditAction>(['ADMIN_READ', 'CLOCK_MOVED', 'ORDERS_SEARCHED', 'SYNONYM_CHANGED'])

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
      {event.note !== '' && !namingActions.has(event.action) && <p dir="auto">{event.note}</p>}
      <span dir="auto">
        {event.engagement && to ? `${event.actor.name}, about ${event.subject.name}` : event.actor.name}
      </span>
    </div>
  )
}
