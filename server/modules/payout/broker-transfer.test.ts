import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { expectBalancedLedger } from '../../testing/engagements'
import { BROKER, openStripeMarketplace } from './payout.testing'

describe.each(databases)('transfers to a broker on $name', async ({ openSample }) => {
  const db = await openSample()
  const market = await openStripeMarketplace(db)
  afterEach(() => expectBalancedLedger(db))
  afterAll(async () => {
    await market.stop()
    await db.destroy()
  })

  const transfersOf = async (engagementId: string) => {
    const rows = db
      .selectFrom('transfer')
      .select(['payeeId', 'cents', 'state'])
      .where('engagementId', '=', engagementId)
    return (await rows.orderBy('payeeId').execute()).map(({ payeeId, cents, state }) => `${payeeId} ${cents} ${state}`)
  }

  test('the fee has a transfer of its own, and a refund makes both smaller in proportion', async () => {
    const { id } = await market.buy()
    await market.introduce(id)
    await market.complete(id)
    expect(await transfersOf(id)).toEqual([`${BROKER} 5592 open`, 'usr-priya-raman 57318 open'])
    await market.runTransfers()
    // Neither has an account at the provider yet.
    expect(await transfersOf(id)).toEqual([`${BROKER} 5592 waiting`, 'usr-priya-raman 57318 waiting'])
    const notified = db
      .selectFrom('notification')
      .select('text')
      .where('userId', '=', BROKER)
      .where('kind', '=', 'PAYOUT')
    expect((await notified.executeTakeFirstOrThrow()).text).toBe('$55.92 is waiting for you.')
    await market.advance(market.seller, id, { refund: { amount: 100, reason: 'A part is missing.' } })
    expect(await transfersOf(id)).toEqual([`${BROKER} 4792 waiting`, 'usr-priya-raman 49118 waiting'])
  })
})
