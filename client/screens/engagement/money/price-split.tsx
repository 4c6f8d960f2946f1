import type { EngagementSide } from '../../../generated/schema'
import { Sum } from '../../../ui/text/sum'
import type { MoneySummary_EngagementFragment } from './money-summary.generated'
import styles from './money-summary.module.css'

type Introduction = NonNullable<MoneySummary_EngagementFragment['introduction']>

const introductionText = ({ text, feePercent }: Introduction, side: EngagementSide) =>
  side === 'BROKER' ? `You have introduced the buyer and receive ${feePercent}% of the price from the seller.` : text

/** The parts of seller, broker and Marque in a brokered order. The buyer does not see Marque's apart from the seller's. */
export const PriceSplit = ({ engagement }: { engagement: MoneySummary_EngagementFragment }) => {
  const { money, seller, introduction, viewerSide, ended } = engagement
  if (!introduction) return null
  const text = <p className={styles.pending}>{introductionText(introduction, viewerSide)}</p>
  if (!money.split) return text
  const { brokerFee, commission, sellerSide, sum } = money.split
  const { broker, feePercent } = introduction
  const sellerTerm = ended
    ? `Earned by ${viewerSide === 'SELLER' ? 'you' : seller.name}`
    : `For ${viewerSide === 'SELLER' ? 'you' : seller.name}`
  return (
    <>
      {text}
      <div className={styles.split}>
        <h3>{ended ? 'How the price was split' : 'How the price is split'}</h3>
        <Sum
          rows={[
            { term: viewerSide === 'BUYER' ? 'For the seller’s side' : sellerTerm, amount: sellerSide },
            {
              term: `${viewerSide === 'BROKER' ? 'Your fee' : `Fee of ${broker.name}`}, ${feePercent}%`,
              amount: brokerFee,
            },
            ...(commission === null ? [] : [{ term: 'Commission of Marque', amount: commission }]),
          ]}
          total={{ term: ended ? 'Released' : 'Price', amount: sum }}
        />
      </div>
    </>
  )
}
