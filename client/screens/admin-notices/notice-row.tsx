import styles from '../../features/credential/credential.module.css'
import { roleName } from '../../features/session/roles'
import { dayAndTime } from '../../lib/dates'
import { serverNow } from '../../lib/server-clock'
import { Button } from '../../ui/button/button'
import { Badge } from '../../ui/text/badge'
import { type AdminNoticesQuery, useEndSiteNoticeMutation } from './admin-notices.generated'

/** The clocks of browser and server differ by less. */
const CLOCK_MS = 2_000

interface Props {
  notice: AdminNoticesQuery['allSiteNotices']['nodes'][number]
  onEnded: () => unknown
}

export const NoticeRow = ({ notice, onEnded }: Props) => {
  const { id, text, from, until, role, shown } = notice
  const [end, { loading }] = useEndSiteNoticeMutation({ variables: { id }, onCompleted: () => onEnded() })
  const isOver = !shown && Date.parse(until) <= serverNow().getTime() + CLOCK_MS
  return (
    <li className={styles.credential}>
      <div className={styles.head}>
        <h3 dir="auto">{text}</h3>
        <Badge tone={shown ? 'good' : 'plain'}>{stateText(shown, isOver)}</Badge>
      </div>
      <p>{`${role ? `${roleName[role]}s` : 'Everybody'}, from ${dayAndTime(from)} until ${dayAndTime(until)}`}</p>
      {!isOver && (
        <div className={styles.actions}>
          <Button variant="line" size="small" disabled={loading} aria-label={`End now: ${text}`} onClick={() => end()}>
            End now
          </Button>
        </div>
      )}
    </li>
  )
}

const stateText = (shown: boolean, isOver: boolean) => {
  if (isOver) return 'Over'
  return shown ? 'Shown' : 'Planned'
}
