import type { FragmentType } from '@apollo/client'
import { lazyPart } from '../../../lib/lazy-named'
import { formatPrice } from '../../../lib/money'
import { Sum } from '../../../ui/text/sum'
import { EngagementSection } from '../engagement-section'
import { type MoneySummary_EngagementFragment, useMoneySummary_EngagementFragment } from './money-summary.generated'
import styles from './money-summary.module.css'

// Lazy: few orders have a broker.
const PriceSplit = lazyPart(() => import('./price-split'), 'PriceSplit')

export const MoneySummary = ({ engagement: from }: { engagement: FragmentType<MoneySummary_EngagementFragment> }) => {
  const engagement = useMoneySummary_EngagementFragment(from)
  const { money, buyer, seller, introduction, viewerSide, milestoneNumber, youWillEarn, chargeback } = engagement
  const { paid, held, released, refunded, refundPending, commission, earned, frozen, cardLastFour, split } = money
  const isPayee = viewerSide === 'SELLER' || viewerSide === 'BROKER'
  if (paid === 0)
    return (
      <EngagementSection title="Money">
        <p>
          {money.price === null
            ? 'Nothing has been paid, and there is no price yet.'
            : `Nothing has been paid yet. The price ${milestoneNumber === null ? 'offered' : 'of this milestone'} is ${formatPrice(money.price)}.`}
        </p>
        {introduction && <PriceSplit engagement={engagement} />}
        {isPayee && !!youWillEarn && <p>{`You will earn ${formatPrice(youWillEarn)}.`}</p>}
      </EngagementSection>
    )
  const nameOf = (side: 'BUYER' | 'SELLER', name: string) => (side === viewerSide ? 'you' : name)
  const mainSum = mainSumOf(money, nameOf('BUYER', buyer.name), nameOf('SELLER', seller.name))
  const card = cardLastFour ? `, card ending ${cardLastFour}` : ''
  return (
    <EngagementSection title="Money">
      <p className={styles.heldAmount}>
        <b>{formatPrice(mainSum.amount)}</b> {mainSum.text}
      </p>
      <div className={styles.bar} aria-hidden="true">
        {released > 0 && <i className={styles.released} style={{ flex: released }} />}
        {held > 0 && <i className={styles.held} style={{ flex: held }} />}
        {refunded > 0 && <i style={{ flex: refunded }} />}
      </div>
      <Sum
        rows={[
          { term: `Paid by ${nameOf('BUYER', buyer.name)}${card}`, amount: paid },
          { term: `Released to ${nameOf('SELLER', seller.name)}`, amount: released },
          ...(commission === null || split ? [] : [{ term: 'Commission of Marque', amount: commission }]),
          ...(earned === null || split ? [] : [{ term: `Earned by ${nameOf('SELLER', seller.name)}`, amount: earned }]),
          ...(frozen ? [{ term: 'Frozen while the account is suspended', amount: frozen }] : []),
          { term: `Refunded to ${nameOf('BUYER', buyer.name)}`, amount: refunded },
        ]}
        total={{ term: 'Held', amount: held }}
      />
      {introduction && <PriceSplit engagement={engagement} />}
      {isPayee && held > 0 && !!youWillEarn && (
        <p className={styles.pending}>{`You will earn ${formatPrice(youWillEarn)} when the work is accepted.`}</p>
      )}
      {chargeback && <p className={styles.pending}>{chargeback.explanation}</p>}
      {refundPending > 0 && (
        <p className={styles.pending}>
          {`The refund of ${formatPrice(refundPending)} is on its way to ${viewerSide === 'BUYER' ? 'your' : 'the buyer’s'} card. We retry until the payment provider confirms it.`}
        </p>
      )}
    </EngagementSection>
  )
}

/** Names who has the money: Marque, or the side that got most of it in the end. */
const mainSumOf = ({ held, released, refunded }: Money, buyer: string, seller: string) => {
  if (held > 0) return { amount: held, text: 'held by Marque' }
  return released >= refunded
    ? { amount: released, text: `released to ${seller}` }
    : { amount: refunded, text: `refunded to ${buyer}` }
}

type Money = MoneySummary_EngagementFragment['money']
