import { expect } from 'vitest'
import type { Database } from '../../database/connection'
import { playHistory } from './history'
import { openMarketplace } from './marketplace'
import { createRandom } from './random'

/** The mistakes after a history. Empty if the books of the provider and ours are equal. */
const faultsOf = async (db: Database, { purchases, unreliable }: Awaited<ReturnType<typeof playHistory>>) => {
  const faults: string[] = []
  const kept = unreliable.keptCharges()
  for (const { key } of purchases) {
    const orders = await db.selectFrom('order').select('id').where('id', '=', `ord-${key}`).execute()
    const charges = await db
      .selectFrom('charge')
      .innerJoin('paymentAttempt', 'paymentAttempt.id', 'charge.attemptId')
      .select(['charge.key', 'charge.state'])
      .where('paymentAttempt.key', '=', key)
      .execute()
    const held = await db
      .selectFrom('posting')
      .innerJoin('engagement', 'engagement.id', 'posting.engagementId')
      .select('posting.cents')
      .where('engagement.orderId', '=', `ord-${key}`)
      .where('posting.account', '=', 'held')
      .execute()
    const own = kept.filter((charge) => charges.some((row) => row.key === charge.key))
    const net = own.reduce((sum, { cents }) => sum + cents, 0)
    const ledger = held.reduce((sum, { cents }) => sum + cents, 0)
    if (orders.length > 1) faults.push(`${orders.length} orders`)
    if (own.length > 1) faults.push(`${own.length} charges are kept for one purchase`)
    if (net !== ledger) faults.push(`the provider keeps ${net} cents, the ledger holds ${ledger}`)
    if (charges.some(({ state }) => state === 'open')) faults.push('a charge has no end')
  }
  return faults
}

interface Histories {
  firstSeed: number
  max: number
  /** No history begins later than this. */
  seconds?: number
}

/** Plays random histories, each of the next seed, and expects equal books after each. */
export const expectEqualBooks = async ({ firstSeed, max, seconds = Number.POSITIVE_INFINITY }: Histories) => {
  const db = await openMarketplace()
  const clock = { time: Date.parse('2026-11-21T12:00:00.000Z') }
  const until = performance.now() + seconds * 1_000
  try {
    for (let seed = firstSeed; seed < firstSeed + max && performance.now() < until; seed += 1) {
      const faults = await faultsOf(db, await playHistory(db, createRandom(seed), clock))
      expect(faults, `The history of seed ${seed} ends with different books`).toEqual([])
      clock.time += 3_600_000
    }
  } finally {
    await db.destroy()
  }
}
