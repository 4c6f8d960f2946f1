import type { FragmentType } from '@apollo/client'
import { formatPrice } from '../../../lib/money'
import { Sum } from '../../../ui/text/sum'
import { EngagementSection } from '../engagement-section'
import { type MoneySummary_EngagementFragment, useMoneySummary_EngagementFragment } from './money-summary.generated'
import styles from './money-summary.module.css'

/** How much of the price is held, released and refunded. */
export const MoneySummary = ({ engagement: from }: { engagement: FragmentType<MoneySummary_EngagementFragment> }) => {
  const { money, buyer, seller, viewerSide } = useMoneySummary_EngagementFragment(from)
  const { paid, held, released, refunded, refundPending, commission, earned, cardLastFour } = money
  if (paid === 0)
    return (
      <EngagementSection title="Money">
        <p>
          {money.price === null
            ? 'Nothing has been paid, and there is no price yet.'
            : `Nothing has been paid yet. The price offered is ${formatPrice(money.price)}.`}
        </p>
      </EngagementSection>
    )
  const who = (side: 'BUYER' | 'SELLER', name: string) => (side === viewerSide ? 'you' : name)
  const card = cardLastFour ? `, card ending ${cardLastFour}` : ''
  return (
    <EngagementSection title="Money">
      <p className={styles.heldAmount}>
        <b>{formatPrice(held)}</b> held by Marque
      </p>
      <div className={styles.bar} aria-hidden="true">
        {released > 0 && <i className={styles.released} style={{ flex: released }} />}
        {held > 0 && <i className={styles.held} style={{ flex: held }} />}
        {refunded > 0 && <i style={{ flex: refunded }} />}
      </div>
      <Sum
        rows={[
          { term: `Paid by ${who('BUYER', buyer.name)}${card}`, amount: paid },
          { term: `Released to ${who('SELLER', seller.name)}`, amount: released },
          ...(viewerSide === 'BUYER'
            ? []
            : [
                { term: 'Commission of Marque', amount: commission },
                { term: `Earned by ${who('SELLER', seller.name)}`, amount: earned },
              ]),
          { term: `Refunded to ${who('BUYER', buyer.name)}`, amount: refunded },
        ]}
        total={{ term: 'Held', amount: held }}
      />
      {refundPending > 0 && (
        <p className={styles.pending}>
          {`The refund of ${formatPrice(refundPending)} is on its way to ${viewerSide === 'BUYER' ? 'your' : 'the buyer’s'} card. We retry until the payment provider confirms it.`}
        </p>
      )}
    </EngagementSection>
  )
}
