import type { MandateState } from '../../generated/resolvers'

export interface MandateTables {
  mandate: MandateTable
}

/** An agreement by which a broker may bring buyers to the listing of another account. */
interface MandateTable {
  id: string
  /** The parameter `broker` of its link. */
  code: string
  /** The listing may have been deleted. */
  listingId: string
  /** The listing's title on the day of the proposal. */
  title: string
  brokerId: string
  ownerId: string
  /** The broker's fee in percent of the price, 1 to 50. It never changes. */
  feePercent: number
  /** The broker's message to the owner. */
  message: string
  state: MandateState
  /** Increases by one with every transition. */
  version: number
  createdAt: string
  updatedAt: string
}
