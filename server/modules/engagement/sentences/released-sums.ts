import type { EngagementRow } from '../../../database/tables/tables'
import { priceText } from '../../../lib/money'
import { brokerFeeOf, commissionOf, earningsOf } from '../../ledger/ledger.service'

export type Percentages = Pick<EngagementRow, 'commissionPercent' | 'brokerFeePercent'>

/** The shares of seller, Marque and broker in a released sum, as texts. The broker's fee is undefined without a broker. */
export const releasedSums = ({ commissionPercent, brokerFeePercent }: Percentages, cents: number) => {
  const [commission, fee] = [commissionPercent ?? 0, brokerFeePercent ?? 0]
  return {
    earned: priceText(earningsOf(cents, commission, fee)),
    commission: priceText(commissionOf(cents, commission)),
    fee: brokerFeePercent === null ? undefined : priceText(brokerFeeOf(cents, commission, fee)),
  }
}

/** The deductions from a released sum, for its seller: `less Marque’s commission of $8.00`. */
export const lessSums = (percentages: Percentages, cents: number) => {
  const { commission, fee } = releasedSums(percentages, cents)
  return `less Marque’s commission of ${commission}${fee ? ` and the broker’s fee of ${fee}` : ''}`
}

/** The same without sums, for buyers, who don't read the commission. */
export const lessParts = ({ brokerFeePercent }: Pick<Percentages, 'brokerFeePercent'>) =>
  brokerFeePercent === null ? 'less Marque’s commission' : 'less Marque’s commission and the broker’s fee'

/** The parts of a refund that the seller does not pay. */
export const givenBack = ({ fee }: { fee: string | undefined }) =>
  fee === undefined
    ? 'Marque gives its commission back in proportion.'
    : 'Marque and the broker give back their shares in proportion.'
