import { useSearchParams } from 'react-router-dom'
import { Panel } from '../../../features/dashboard/panel'
import { securityEventTitles } from '../../../features/dashboard/security-event'
import { Loaded } from '../../../features/page/errors/loaded'
import { dayAndTime } from '../../../lib/dates'
import styles from '../audit-trail/audit-trail.module.css'
import { useUserSecurityEventListQuery } from './user-security-event-list.generated'

/** The latest security events of the account whose audit trail is shown. */
export const UserSecurityEvents = () => {
  const userId = useSearchParams()[0].get('about')
  return userId ? <SecurityEvents userId={userId} /> : null
}

const SecurityEvents = ({ userId }: { userId: string }) => {
  const query = useUserSecurityEventListQuery({ variables: { userId }, fetchPolicy: 'cache-and-network' })
  return (
    <Panel title="Security events">
      <Loaded query={query} loading="Loading the events" height="16rem" failure="The events could not be loaded">
        {({ userSecurityEvents: events }) =>
          events.length === 0 ? (
            <p>Nothing was recorded in the last year.</p>
          ) : (
            <ol className={styles.trail}>
              {events.map(({ id, at, kind, details, device, network }) => (
                <li key={id}>
                  <b>{securityEventTitles[kind]}</b>
                  <p>{[details, device, network].filter(Boolean).join(', ')}</p>
                  <time dateTime={at}>{dayAndTime(at)}</time>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Panel>
  )
}
