import type { FragmentType } from '@apollo/client'
import { Link } from 'react-router-dom'
import { dayAndTime } from '../../lib/dates'
import { roleName } from '../session/roles'
import { type AuditEntry_EventFragment, useAuditEntry_EventFragment } from './audit-entry.generated'
import styles from './audit-entry.module.css'

const said = ({ action, fromRole, toRole }: AuditEntry_EventFragment, name: string) => {
  if (action === 'SUSPENDED') return `Suspended ${name}`
  if (action === 'REINSTATED') return `Reinstated ${name}`
  return `Changed ${name}${fromRole && toRole ? ` from ${roleName[fromRole]} to ${roleName[toRole]}` : ''}`
}

interface Props {
  event: FragmentType<AuditEntry_EventFragment>
  /** Address of the account's entries; undefined where the list shows only those. */
  to: string | undefined
}

export const AuditEntry = ({ event: from, to }: Props) => {
  const event = useAuditEntry_EventFragment(from)
  const text = said(event, event.subject.name)
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
      <p dir="auto">{event.note}</p>
      <span dir="auto">{event.actor.name}</span>
    </div>
  )
}
