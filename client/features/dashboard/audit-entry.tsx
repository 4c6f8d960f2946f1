import { Link } from 'react-router-dom'
import { dayAndTime } from '../../lib/dates'
import { roleName } from '../session/roles'
import type { AuditEntry_EventFragment } from './audit-entry.generated'
import styles from './audit-entry.module.css'

const said = ({ action, fromRole, toRole }: AuditEntry_EventFragment, name: string) => {
  if (action === 'SUSPENDED') return `Suspended ${name}`
  if (action === 'REINSTATED') return `Reinstated ${name}`
  return `Changed ${name}${fromRole && toRole ? ` from ${roleName[fromRole]} to ${roleName[toRole]}` : ''}`
}

/** `to` links to the account's entries; undefined where the list shows only those. */
export const AuditEntry = ({ event, to }: { event: AuditEntry_EventFragment; to: string | undefined }) => {
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
