import { price } from '../../ui/price'
import { Sum } from '../../ui/sum'
import { Block } from './block'
import type { Purse_EngagementFragment } from './purse.generated'
import styles from './purse.module.css'

/** Where the money is. */
export const Purse = ({
  engagement: { money, buyer, seller, viewerSide },
}: {
  engagement: Purse_EngagementFragment
}) => {
  const { paid, held, released, refunded, refundPending, commission, earned, cardLastFour } = money
  if (paid === 0)
    return (
      <Block title="Money">
        <p>
          {money.price === null
            ? 'Nothing is paid, and no price is named yet.'
            : `Nothing is paid yet. The price on the table is ${price(money.price)}.`}
        </p>
      </Block>
    )
  const who = (side: 'BUYER' | 'SELLER', name: string) => (side === viewerSide ? 'you' : name)
  const card = cardLastFour ? `, card ending ${cardLastFour}` : ''
  return (
    <Block title="Money">
      <p className={styles.say}>
        <b>{price(held)}</b> held by Marque
      </p>
      <div className={styles.purse} aria-hidden="true">
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
          {`The refund of ${price(refundPending)} is on its way to ${viewerSide === 'BUYER' ? 'your' : 'the buyer’s'} card. We keep at it until the payment provider confirms it.`}
        </p>
      )}
    </Block>
  )
}
