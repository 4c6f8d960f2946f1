import type { Generated } from 'kysely'
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
  /** The time since which the listing of an active mandate has not been offered. Null while it is. */
  unofferedSince: Generated<string | null>
  createdAt: string
  updatedAt: string
}
