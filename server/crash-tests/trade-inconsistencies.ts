import { expect } from 'vitest'
import type { Database } from '../database/connection'
import { engagementPath } from '../lib/addresses/site-paths'
import type { newTrade } from './clients/trade'

type Trades = readonly Pick<ReturnType<typeof newTrade>, 'engagements' | 'listingId' | 'views'>[]

/** The titles of the notifications: one for each transition that the other party took. */
const SELLER_IS_TOLD = ['Bought', 'Delivery accepted', 'Requirements sent']
const BUYER_IS_TOLD = ['Delivered']

/** Describes what the parties of completed engagements were told too often or not at all. Empty if all is right. */
export const tradeInconsistencies = async (db: Database, trades: Trades) => {
  const faults: string[] = []
  for (const id of trades.flatMap((trade) => trade.engagements())) {
    const engagement = await db.selectFrom('engagement').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const told = await db
      .selectFrom('notification')
      .select(['userId', 'title'])
      .where('path', '=', engagementPath(id))
      .orderBy('title')
      .execute()
    for (const [userId, expected] of [
      [engagement.sellerId, SELLER_IS_TOLD],
      [engagement.buyerId, BUYER_IS_TOLD],
    ] as const) {
      const titles = told.filter((each) => each.userId === userId).map(({ title }) => title.replace(/^.*?: /, ''))
      if (titles.join() !== expected.join()) faults.push(`${id} has the notifications ${titles}`)
    }
  }
  return faults
}

/** Waits until all processes have written their views, each of which counts once. */
export const waitForViews = async (db: Database, trades: Trades) => {
  for (const trade of trades) {
    const count = async () => {
      const rows = await db
        .selectFrom('listingViews')
        .select('count')
        .where('listingId', '=', trade.listingId())
        .execute()
      return rows.reduce((sum, row) => sum + row.count, 0)
    }
    await expect.poll(count, { timeout: 10_000 }).toBe(trade.views())
  }
}
