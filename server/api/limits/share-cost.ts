import type { KeyedHash } from '../../modules/rate-limit/keyed-hash'
import type { CostBucketRepository } from './cost-bucket.repository'
import type { CostBuckets } from './cost-buckets'

/** The most buckets of one statement; the others wait for the next. */
const BATCH = 500

interface Dependencies {
  buckets: CostBuckets
  costBucketRepository: CostBucketRepository
  keyedHash: KeyedHash
}

/** Exchanges the spending of visitors with the other processes, in one statement. */
export const createCostSharing =
  ({ buckets, costBucketRepository, keyedHash }: Dependencies) =>
  async () => {
    const spent = buckets.takeSpent(BATCH)
    if (spent.length === 0) return
    const hashed = await Promise.all(
      spent.map(async ({ name, cost }) => ({ bucket: name, name: await keyedHash('cost', name), cost })),
    )
    // In one order, so that processes don't block each other.
    hashed.sort((a, b) => (a.name < b.name ? -1 : 1))
    const bucketOf = new Map(hashed.map(({ name, bucket }) => [name, bucket]))
    const rows = hashed.map(({ name, cost }) => ({ name, cost }))
    for (const { name, available } of await costBucketRepository.take(rows, buckets)) {
      const bucket = bucketOf.get(name)
      if (bucket !== undefined) buckets.setShared(bucket, available)
    }
  }
