import { networkOf, wideNetworkOf } from '../../lib/addresses/network-address'
import type { RateLimit } from './rate-limiter'

/** Attempts from one /48, which has 65,536 networks of customers, or all of one company. */
const WIDE_FACTOR = 8

/** The limits of an action for a network address. IPv6 counts by /64, and by /48 with eight times the maximum. */
export const addressLimits = (
  address: string,
  { key: [action, ...client], ...limit }: Omit<RateLimit, 'longestWaitSeconds'>,
): RateLimit[] => {
  const wide = wideNetworkOf(address)
  const narrow: RateLimit = { ...limit, key: [action, ...client, networkOf(address)] }
  return wide === undefined
    ? [narrow]
    : [narrow, { ...narrow, key: [action, ...client, wide], max: limit.max * WIDE_FACTOR }]
}
