import { Link, useSearchParams } from 'react-router-dom'
import { AuditEntry } from '../../features/dashboard/audit-entry'
import { Panel } from '../../features/dashboard/panel'
import { counted } from '../../features/listing/counted'
import { FailedPart } from '../../features/page/failed-part'
import { Button } from '../../ui/button'
import link from '../../ui/link.module.css'
import { Loading, Skeleton } from '../../ui/skeleton'
import { useAuditTrailQuery } from './audit-trail.generated'
import styles from './audit-trail.module.css'
import { useOlder } from './use-older'

/** How many stand there at first. */
const FEW = 6

export const AuditTrail = () => {
  const [params] = useSearchParams()
  const about = params.get('about')
  const { data, error, refetch, fetchMore } = useAuditTrailQuery({ variables: { about, first: FEW } })
  const older = useOlder(data?.auditEvents, fetchMore)
  const address = (id: string | undefined) => {
    const next = new URLSearchParams(params)
    if (id) next.set('about', id)
    else next.delete('about')
    return `?${next}`
  }
  const all = about && (
    <Link className={link.link} to={address(undefined)} preventScrollReset>
      All
    </Link>
  )
  if (!data)
    return (
      <Panel title="Audit trail" more={all}>
        {error ? (
          <FailedPart title="The trail could not be loaded" error={error} again={() => refetch()} />
        ) : (
          <Loading label="Loading the audit trail">
            <Skeleton height="16rem" />
          </Loading>
        )}
      </Panel>
    )
  const { nodes, totalCount } = data.auditEvents
  return (
    <Panel title="Audit trail" more={all}>
      {about && <p className={styles.about}>{`About one account: ${counted(totalCount, 'entry', 'entries')}.`}</p>}
      {nodes.length === 0 && <p>{about ? 'Nothing was done to this account.' : 'No admin has done anything yet.'}</p>}
      <ol className={styles.trail}>
        {nodes.map((event) => (
          <li key={event.id} ref={older.focusRef(event.id)} tabIndex={-1}>
            <AuditEntry event={event} to={about ? undefined : address(event.subject.id)} />
          </li>
        ))}
      </ol>
      {older.failed && (
        <p className={styles.failed} role="alert">
          The next ones could not be loaded.
        </p>
      )}
      {older.more && (
        <Button
          variant="line"
          size="small"
          wide
          disabled={older.loading}
          aria-busy={older.loading}
          onClick={older.load}
        >
          {older.failed ? 'Try again' : 'Load more'}
          <span className="visually-hidden"> of the audit trail</span>
        </Button>
      )}
    </Panel>
  )
}
