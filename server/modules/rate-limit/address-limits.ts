import { limitedNetworksOf } from '../../lib/addresses/network-address'
import type { RateLimit } from './rate-limiter'

/** The limits of an action for a network address. IPv6 counts by /64, and by /48 with eight times the maximum. */
export const addressLimits = (
  address: string,
  { key: [action, ...client], ...limit }: Omit<RateLimit, 'longestWaitSeconds'>,
): RateLimit[] =>
  limitedNetworksOf(address).map(({ network, factor }) => ({
    ...limit,
    key: [action, ...client, network],
    max: limit.max * factor,
  }))
