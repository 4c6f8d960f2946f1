import { LRUCache } from 'lru-cache'
import { limitedNetworksOf } from '../../lib/addresses/network-address'
import type { Context } from '../context'

/** A full bucket allows as much at once as it restores in this time. */
const BURST_SECONDS = 50
const MAX_BUCKETS = 50_000
/** Other processes learn of the spending of a bucket once it is this part of a full one. */
const SHARED_FROM = 0.01

/** A bucket loses a part of each cost: one of a large network has the size of any other, and loses an eighth. */
interface CostBucket {
  name: string
  part: number
}

export interface ThrottleStatus {
  maximumAvailable: number
  currentlyAvailable: number
  /** Cost per second. */
  restoreRate: number
}

/**
 * Token buckets of cost, in the memory of this process. `share-cost.ts` exchanges the spending with other processes now and then. With
 * a restore rate of 0 nothing is limited.
 */
export const createCostBuckets = (restoreRate: number, clock = () => performance.now()) => {
  const maximumAvailable = restoreRate * BURST_SECONDS
  const buckets = new LRUCache<string, { available: number; at: number }>({ max: MAX_BUCKETS })

  /** The cost taken from each bucket since other processes have learned of it. */
  const spent = new LRUCache<string, number>({ max: MAX_BUCKETS })

  /** The buckets with much spending. */
  const due = new Set<string>()

  const availableIn = (name: string) => {
    const bucket = buckets.get(name)
    if (!bucket) return maximumAvailable
    return Math.min(maximumAvailable, bucket.available + ((clock() - bucket.at) / 1_000) * restoreRate)
  }

  const spend = (name: string, cost: number) => {
    buckets.set(name, { available: availableIn(name) - cost, at: clock() })
    const sum = (spent.get(name) ?? 0) + cost
    spent.set(name, sum)
    if (sum >= maximumAvailable * SHARED_FROM) due.add(name)
  }

  return {
    maximumAvailable,
    restoreRate,

    /** Takes the cost from all buckets and returns 0. If one has too little, takes nothing and returns the seconds to wait. */
    take: (from: readonly CostBucket[], cost: number) => {
      if (restoreRate === 0) return 0
      const missing = Math.max(0, ...from.map(({ name, part }) => cost * part - availableIn(name)))
      if (missing > 0) return Math.ceil(missing / restoreRate)
      for (const { name, part } of from) spend(name, cost * part)
      return 0
    },

    /** Returns a cost that was taken. */
    giveBack: (to: readonly CostBucket[], cost: number) => {
      if (restoreRate === 0) return
      for (const { name, part } of to) spend(name, -cost * part)
    },

    /** Returns the spending that other processes have to learn of, once. */
    takeSpent: (max: number) => {
      const taken: { name: string; cost: number }[] = []
      for (const name of due) {
        if (taken.length === max) break
        taken.push({ name, cost: spent.get(name) ?? 0 })
        spent.delete(name)
        due.delete(name)
      }
      return taken
    },

    /** Sets the balance of all processes, less the spending of this one meanwhile. */
    setShared: (name: string, available: number) => {
      buckets.set(name, { available: available - (spent.get(name) ?? 0), at: clock() })
    },

    /** The state of the emptiest bucket. Undefined if nothing is limited. */
    status: (of: readonly CostBucket[]): ThrottleStatus | undefined => {
      if (restoreRate === 0 || of.length === 0) return undefined
      const currentlyAvailable = Math.floor(Math.min(...of.map(({ name, part }) => availableIn(name) / part)))
      return { maximumAvailable, currentlyAvailable, restoreRate }
    },
  }
}

export type CostBuckets = ReturnType<typeof createCostBuckets>

export const addressBuckets = (address: string) =>
  limitedNetworksOf(address).map(
    ({ network, factor }): CostBucket => ({ name: `address ${network}`, part: 1 / factor }),
  )

/** The buckets of a request: its address's and its account's. Pages that the server renders have none. */
export const bucketsOf = ({ viewer, visitor: { address } }: Pick<Context, 'viewer' | 'visitor'>): CostBucket[] => [
  ...(address === '' ? [] : addressBuckets(address)),
  ...(viewer ? [{ name: `account ${viewer.id}`, part: 1 }] : []),
]
