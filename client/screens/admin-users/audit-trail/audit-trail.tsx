import { useSearchParams } from 'react-router-dom'
import { AuditEntry } from '../../../features/dashboard/audit-entry'
import { Panel } from '../../../features/dashboard/panel'
import { Loaded } from '../../../features/page/errors/loaded'
import { TextLink } from '../../../features/page/layout/links'
import { LoadMore } from '../../../features/pagination/load-more'
import { type ShownCount, useLocalShownCount } from '../../../features/pagination/shown-count'
import { usePagination } from '../../../features/pagination/use-pagination'
import { pluralize } from '../../../lib/text'
import { AuditTrailDocument, type AuditTrailQuery, useAuditTrailQuery } from './audit-trail.generated'
import styles from './audit-trail.module.css'

/** How many events are shown at first, and how many more at a time. */
const FIRST = 6
const MORE = 24

export const AuditTrail = () => {
  const [params] = useSearchParams()
  const about = params.get('about')
  const shown = useLocalShownCount(FIRST, MORE)
  const query = useAuditTrailQuery({ variables: { about, first: shown.first } })
  const address = (id: string | undefined) => {
    const next = new URLSearchParams(params)
    if (id) next.set('about', id)
    else next.delete('about')
    return `?${next}`
  }
  const all = about && (
    <TextLink to={address(undefined)} preventScrollReset>
      All
    </TextLink>
  )
  return (
    <Panel title="Audit trail" more={all}>
      <Loaded query={query} loading="Loading the audit trail" height="16rem" failure="The trail could not be loaded">
        {({ auditEvents }) => (
          <>
            {about && (
              <p
                className={styles.about}
              >{`About one account: ${pluralize(auditEvents.totalCount, 'entry', 'entries')}.`}</p>
            )}
            {auditEvents.totalCount === 0 && (
              <p>{about ? 'Nothing was done to this account.' : 'No admin has done anything yet.'}</p>
            )}
            <Events about={about} events={auditEvents} shown={shown} address={address} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

interface EventsProps {
  about: string | null
  events: AuditTrailQuery['auditEvents']
  shown: ShownCount
  /** Of the trail of one account. */
  address: (id: string) => string
}

const Events = ({ about, events, shown, address }: EventsProps) => {
  const { nodes, more, entryRef } = usePagination({
    connection: events,
    shown,
    query: AuditTrailDocument,
    variables: (page) => ({ about, ...page }),
  })
  return (
    <>
      <ol className={styles.trail}>
        {nodes.map((event) => (
          <li key={event.id} ref={entryRef(event.id)} tabIndex={-1}>
            <AuditEntry event={event} to={about ? undefined : address(event.subject.id)} />
          </li>
        ))}
      </ol>
      {more?.load && (
        <LoadMore
          {...more}
          size="small"
          wide
          suffix=" of the audit trail"
          failure="The next ones could not be loaded."
        />
      )}
    </>
  )
}
