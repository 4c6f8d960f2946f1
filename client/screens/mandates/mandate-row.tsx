import type { FragmentType } from '@apollo/client'
import { BrokerLink } from '../../features/mandate/broker-link'
import { Link } from '../../features/page/layout/link'
import type { MandateState } from '../../generated/schema'
import { shortDay } from '../../lib/dates'
import { listingPath } from '../../lib/paths'
import { Badge } from '../../ui/text/badge'
import link from '../../ui/text/link.module.css'
import { MandateActions } from './mandate-actions'
import { type MandateRow_MandateFragment, useMandateRow_MandateFragment } from './mandate-row.generated'
import styles from './mandates.module.css'

const tones: Record<MandateState, 'good' | 'wait' | 'plain'> = {
  PROPOSED: 'wait',
  ACTIVE: 'good',
  DECLINED: 'plain',
  WITHDRAWN: 'plain',
  EXPIRED: 'plain',
  ENDED: 'plain',
}

export const MandateRow = ({ mandate: from }: { mandate: FragmentType<MandateRow_MandateFragment> }) => {
  const mandate = useMandateRow_MandateFragment(from)
  const { title, state, stateLabel, feePercent, message, path, listing, broker, owner, viewerSide } = mandate
  const other = viewerSide === 'BROKER' ? owner : broker
  return (
    <li className={styles.mandate}>
      <div className={styles.head}>
        <h3>
          {listing ? (
            <Link className={link.link} to={listingPath(listing)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <Badge tone={tones[state]}>{stateLabel}</Badge>
      </div>
      <p>
        {viewerSide === 'BROKER' ? 'For ' : 'By '}
        <bdi>{other.name}</bdi>
        {`, ${feePercent} % of the price. ${dateText(mandate)}`}
      </p>
      {message && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
      {path && viewerSide === 'BROKER' && <BrokerLink path={path} title={title} />}
      <MandateActions mandate={mandate} />
    </li>
  )
}

const dateText = ({ expiresAt, updatedAt }: MandateRow_MandateFragment) =>
  expiresAt === null ? `Since ${shortDay(updatedAt)}.` : `Expires ${shortDay(expiresAt)} without an answer.`
