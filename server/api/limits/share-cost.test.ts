import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { createCostBucketRepository } from './cost-bucket.repository'
import { createCostBuckets } from './cost-buckets'
import { createCostSharing } from './share-cost'

const RATE = 100
const bucket = (name: string) => [{ name, part: 1 }]

describe.each(databases)('cost buckets of several processes on $name', async ({ openEmpty }) => {
  const db = await openEmpty()
  afterAll(() => db.destroy())
  const costBucketRepository = createCostBucketRepository(db)

  const newProcess = () => {
    const buckets = createCostBuckets(RATE, () => 0)
    const keyedHash = async (...texts: readonly string[]) => texts.join()
    return { ...buckets, share: createCostSharing({ buckets, costBucketRepository, keyedHash }) }
  }
  const availableIn = ({ status }: ReturnType<typeof newProcess>, name: string) =>
    status(bucket(name))?.currentlyAvailable

  test('a visitor who has used the cost in one process is refused in another, once they have shared it', async () => {
    const [first, second] = [newProcess(), newProcess()]
    expect([first.take(bucket('a'), 4_000), second.take(bucket('a'), 900)]).toEqual([0, 0])
    await first.share()
    await second.share()
    // The database's clock runs on.
    expect(availableIn(second, 'a')).toBeGreaterThanOrEqual(100)
    expect(availableIn(second, 'a')).toBeLessThan(1_500)
    expect(second.take(bucket('a'), 2_000)).toBeGreaterThan(0)
    expect(second.take(bucket('b'), 2_000)).toBe(0)
  })

  test('what is taken while processes share is counted, and nothing twice', async () => {
    const process = newProcess()
    process.take(bucket('c'), 1_000)
    const sharing = process.share()
    process.take(bucket('c'), 500)
    await sharing
    expect(availableIn(process, 'c')).toBe(3_500)
    await process.share()
    expect(availableIn(process, 'c')).toBeGreaterThanOrEqual(3_500)
    expect(availableIn(process, 'c')).toBeLessThan(4_500)
  })

  test('little spending causes no statement, and an unused bucket is removed', async () => {
    const process = newProcess()
    process.take(bucket('d'), 49)
    await process.share()
    process.take(bucket('e'), 50)
    await process.share()
    const names = async () => (await db.selectFrom('costBucket').select('name').execute()).map(({ name }) => name)
    expect((await names()).filter((name) => /d|e/.test(name.slice(-1)))).toEqual(['cost,e'])
    await costBucketRepository.removeUnusedFor(3_600)
    expect(await names()).toContain('cost,e')
    await costBucketRepository.removeUnusedFor(-1)
    expect(await names()).toEqual([])
  })
})
