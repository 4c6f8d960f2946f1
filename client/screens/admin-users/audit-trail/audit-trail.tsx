import { useSearchParams } from 'react-router-dom'
import { AuditEntry } from '../../../features/dashboard/audit-entry'
import { Panel } from '../../../features/dashboard/panel'
import { Loaded } from '../../../features/page/errors/loaded'
import { TextLink } from '../../../features/page/layout/links'
import { LoadMore } from '../../../features/pagination/load-more'
import { type ShownCount, useLocalShownCount } from '../../../features/pagination/shown-count'
import { usePagination } from '../../../features/pagination/use-pagination'
import { pluralizeTotal } from '../../../lib/text'
import { AuditTrailDocument, type AuditTrailQuery, useAuditTrailQuery } from './audit-trail.generated'
import styles from './audit-trail.module.css'

const FIRST_COUNT = 6
const PAGE_SIZE = 24

/** The search part of the address that shows the trail of one account, or of all. */
export const auditTrailSearch = (params: URLSearchParams, userId?: string) => {
  const next = new URLSearchParams(params)
  if (userId) next.set('about', userId)
  else next.delete('about')
  return `?${next}`
}

export const AuditTrail = () => {
  const [params] = useSearchParams()
  const userId = params.get('about')
  const shown = useLocalShownCount(FIRST_COUNT, PAGE_SIZE)
  const query = useAuditTrailQuery({
    variables: { about: userId, first: shown.first },
    fetchPolicy: 'cache-and-network',
  })
  const allLink = userId && (
    <TextLink to={auditTrailSearch(params)} preventScrollReset>
      All
    </TextLink>
  )
  return (
    <Panel title="Audit trail" more={allLink}>
      <Loaded query={query} loading="Loading the audit trail" height="16rem" failure="The trail could not be loaded">
        {({ auditEvents }) => (
          <>
            {userId && (
              <p className={styles.count}>{`About one account: ${pluralizeTotal(auditEvents, 'entry', 'entries')}.`}</p>
            )}
            {auditEvents.totalCount === 0 && (
              <p>{userId ? 'Nothing was done to this account.' : 'No admin has done anything yet.'}</p>
            )}
            <AuditEvents userId={userId} events={auditEvents} shown={shown} params={params} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

interface EventsProps {
  /** Null for the events of all accounts. */
  userId: string | null
  events: AuditTrailQuery['auditEvents']
  shown: ShownCount
  params: URLSearchParams
}

const AuditEvents = ({ userId, events, shown, params }: EventsProps) => {
  const { nodes, more, entryRef } = usePagination({
    connection: events,
    shown,
    query: AuditTrailDocument,
    variables: (page) => ({ about: userId, ...page }),
  })
  return (
    <>
      <ol className={styles.trail}>
        {nodes.map((event) => (
          <li key={event.id} ref={entryRef(event.id)} tabIndex={-1}>
            <AuditEntry event={event} to={userId ? undefined : auditTrailSearch(params, event.subject.id)} />
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
