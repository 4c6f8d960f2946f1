import { LRUCache } from 'lru-cache'
import { networkOf } from '../../lib/network-address'
import type { Context } from '../context'

/** A full bucket allows as much at once as it restores in this time. */
const BURST_SECONDS = 50
const MAX_BUCKETS = 50_000

export interface ThrottleStatus {
  maximumAvailable: number
  currentlyAvailable: number
  /** Cost per second. */
  restoreRate: number
}

/** Token buckets of cost, in the memory of this process. With a restore rate of 0 nothing is limited. */
export const createCostBuckets = (restoreRate: number, clock = () => performance.now()) => {
  const maximumAvailable = restoreRate * BURST_SECONDS
  const buckets = new LRUCache<string, { available: number; at: number }>({ max: MAX_BUCKETS })

  const availableIn = (name: string) => {
    const bucket = buckets.get(name)
    if (!bucket) return maximumAvailable
    return Math.min(maximumAvailable, bucket.available + ((clock() - bucket.at) / 1_000) * restoreRate)
  }

  return {
    /** Takes the cost from all buckets and returns 0. If one has too little, takes nothing and returns the seconds to wait. */
    take: (names: readonly string[], cost: number) => {
      if (restoreRate === 0) return 0
      const missing = Math.max(0, ...names.map((name) => cost - availableIn(name)))
      if (missing > 0) return Math.ceil(missing / restoreRate)
      for (const name of names) buckets.set(name, { available: availableIn(name) - cost, at: clock() })
      return 0
    },

    /** The state of the emptiest bucket. Undefined if nothing is limited. */
    status: (names: readonly string[]): ThrottleStatus | undefined => {
      if (restoreRate === 0 || names.length === 0) return undefined
      const currentlyAvailable = Math.floor(Math.min(...names.map(availableIn)))
      return { maximumAvailable, currentlyAvailable, restoreRate }
    },
  }
}

export type CostBuckets = ReturnType<typeof createCostBuckets>

export const addressBucket = (address: string) => `address ${networkOf(address)}`

/** The buckets of a request: its address's and its account's. Pages that the server renders have none. */
export const bucketsOf = ({ viewer, visitor: { address } }: Pick<Context, 'viewer' | 'visitor'>) => [
  ...(address === '' ? [] : [addressBucket(address)]),
  ...(viewer ? [`account ${viewer.id}`] : []),
]
