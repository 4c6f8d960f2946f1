import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../database/connection'
import { createRandom } from '../../lib/random'
import { playHistory } from './history'
import { openMarketplace } from './marketplace'

/** The mistakes after a history. Empty if the books of the provider and ours are equal. */
const faultsOf = async (db: Database, { purchases, unreliable }: Awaited<ReturnType<typeof playHistory>>) => {
  const faults: string[] = []
  const kept = unreliable.keptCharges()
  for (const { key } of purchases) {
    const orders = await db.selectFrom('order').select('id').where('id', '=', `ord-${key}`).execute()
    const charges = await db
      .selectFrom('charge')
      .innerJoin('paymentAttempt', 'paymentAttempt.id', 'charge.attemptId')
      .select(['charge.key', 'charge.state', 'paymentAttempt.id as attemptId'])
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('paymentAttempt.key', '=', key),
          exists(
            selectFrom('engagement')
              .select('id')
              .where('orderId', '=', `ord-${key}`)
              .where('paymentAttempt.key', 'like', sql<string>`'addition:' || engagement.id || ':%'`),
          ),
        ]),
      )
      .execute()
    const lines = await db
      .selectFrom('posting')
      .innerJoin('engagement', 'engagement.id', 'posting.engagementId')
      .select(['posting.cents', 'posting.chargeKey'])
      .where('engagement.orderId', '=', `ord-${key}`)
      .where('posting.account', '=', 'buyer')
      .execute()
    if (orders.length > 1) faults.push(`${orders.length} orders`)
    for (const charge of charges) {
      const net = kept.find((own) => own.key === charge.key)?.cents ?? 0
      const ledger = lines.reduce((sum, { chargeKey, cents }) => sum - (chargeKey === charge.key ? cents : 0), 0)
      if (net !== ledger) faults.push(`the provider keeps ${net} cents of ${charge.key}, the ledger has ${ledger}`)
      const others = charges.filter(({ key, attemptId }) => attemptId === charge.attemptId && key !== charge.key)
      if (net > 0 && others.some(({ key }) => kept.some((own) => own.key === key)))
        faults.push('two charges are kept for one purchase')
    }
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
