import { expect, onTestFinished, test } from 'vitest'
import { createRandom } from '../lib/random'
import { openSample } from '../testing/database/open-sample'
import { createPublicCache } from './public-cache'

const READS_PER_SECOND = 500
const WRITES_PER_SECOND = 5
const SECONDS = 40
/** Until memory has its usual contents. */
const WARM_UP_SECONDS = 10
/** About the size of a list of 24. */
const body = Buffer.alloc(16 * 1024)

/** Kinds of reads with their share and the number of different ones, each of which is asked for by Zipf's law. */
const kinds = [
  { name: 'home', share: 0.15, count: 1 },
  { name: 'list', share: 0.3, count: 200 },
  { name: 'detail', share: 0.4, count: 10_000 },
  { name: 'search', share: 0.15, count: 2_000 },
]

const zipf = (count: number, random: () => number) => {
  let sum = 0
  const sums = Array.from({ length: count }, (_, index) => {
    sum += 1 / (index + 1)
    return sum
  })
  return () => {
    const drawn = random() * sum
    return sums.findIndex((reached) => reached > drawn)
  }
}

/** Reads and writes at even intervals, in the time of a clock that stands still while they are answered. */
const shareFromMemory = async (staleSeconds: number) => {
  const db = await openSample()
  onTestFinished(() => db.destroy())
  const random = createRandom(1)
  const drawers = kinds.map(({ count }) => zipf(count, random.next))
  const draw = () => {
    let left = random.next()
    const kind = kinds.findIndex(({ share }) => {
      left -= share
      return left < 0
    })
    return `${kinds.at(kind)?.name} ${drawers.at(kind)?.()}`
  }
  let ms = 0
  const results: string[] = []
  const lookUp = createPublicCache({
    db,
    now: () => new Date(ms),
    staleSeconds,
    onLookup: (result) => results.push(result),
  })
  for (let read = 0; read < SECONDS * READS_PER_SECOND; read++) {
    ms = (read * 1_000) / READS_PER_SECOND
    if (read % (READS_PER_SECOND / WRITES_PER_SECOND) === 0) await db.updateTable('stat').set({ label: 'x' }).execute()
    const { cached, store } = await lookUp(draw(), false)
    if (!cached) store({ status: 200, headers: {}, body })
  }
  const measured = results.slice(WARM_UP_SECONDS * READS_PER_SECOND)
  return measured.filter((result) => result === 'hit' || result === 'recent').length / measured.length
}

test.each([
  { staleSeconds: 5, share: 0.68 },
  { staleSeconds: 0, share: 0.33 },
])(
  'public cache: with STALE_SECONDS=$staleSeconds, a share of $share of 500 reads beside 5 writes a second comes from memory',
  async ({ staleSeconds, share }) => {
    expect(await shareFromMemory(staleSeconds)).toBeCloseTo(share, 2)
  },
)
