import { formatPrice } from '../../../lib/money'
import { pluralize } from '../../../lib/text'
import { Facts } from '../../../ui/text/facts'
import styles from './answers.module.css'
import type { Timeline_EngagementFragment } from './timeline.generated'

/** The milestones as an offer had them, also once another offer has replaced it. */
export const OfferedMilestones = ({
  milestones,
}: Pick<Timeline_EngagementFragment['events'][number], 'milestones'>) => (
  <div className={styles.answers}>
    <Facts
      facts={Object.fromEntries(
        milestones.map(({ title, price, days }, place) => [
          `${place + 1}. ${title}`,
          `${formatPrice(price)}, ${pluralize(days, 'day')}`,
        ]),
      )}
    />
  </div>
)
