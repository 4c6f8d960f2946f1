import type { FragmentType } from '@apollo/client'
import { TextLink } from '../../../features/page/layout/links'
import { shortDay } from '../../../lib/dates'
import { formatPrice } from '../../../lib/money'
import { engagementPath } from '../../../lib/paths'
import {
  type EarlierDispute_EngagementFragment,
  useEarlierDispute_EngagementFragment,
} from './earlier-dispute.generated'
import styles from './engagement-dispute.module.css'

/** Another dispute of one of the parties, and how it ended. */
export const EarlierDispute = ({
  engagement: from,
}: {
  engagement: FragmentType<EarlierDispute_EngagementFragment>
}) => {
  const { id, number, title, stateLabel, updatedAt, buyer, seller, money } = useEarlierDispute_EngagementFragment(from)
  return (
    <li className={styles.earlier}>
      <p dir="auto">
        <TextLink to={engagementPath(id)}>{`${number}, ${title}`}</TextLink>
      </p>
      <p>
        <bdi>{buyer.name}</bdi> with <bdi>{seller.name}</bdi>
        {`: ${stateLabel} ${shortDay(updatedAt)}${money.price === null ? '' : `, ${formatPrice(money.refunded)} of ${formatPrice(money.price)} refunded`}`}
      </p>
    </li>
  )
}
