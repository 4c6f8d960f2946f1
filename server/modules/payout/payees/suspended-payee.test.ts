import { afterAll, describe, expect, test } from 'vitest'
import { ReinstateUserDocument, SuspendUserDocument } from '../../../testing/accounts/moderation.generated'
import { SignInAgainDocument } from '../../../testing/accounts/second-factors.generated'
import { signedInAs } from '../../../testing/accounts/sign-in'
import { databases } from '../../../testing/database/databases'
import { openStripeMarketplace } from '../payout.testing'

const input = { userId: 'usr-priya-raman', reason: 'Checks.' }

describe.each(databases)('transfers to a suspended seller on $name', async ({ openSample }) => {
  const db = await openSample()
  const market = await openStripeMarketplace(db)
  afterAll(async () => {
    await market.stop()
    await db.destroy()
  })

  // The sign-in of an admin has to be fresh.
  const admin = () => signedInAs(market.execute, 'ADMIN')
  const suspend = async () => market.execute(SuspendUserDocument, { input }, await admin())
  const reinstate = async () => market.execute(ReinstateUserDocument, { input }, await admin())
  const delivered = async () => {
    const { id } = await market.buy()
    await market.advance(market.buyer, id, { submitRequirements: { message: 'All.' } })
    await market.advance(market.seller, id, { deliver: { message: 'Done.' } })
    return id
  }
  const accept = async (id: string) => {
    await market.execute(SignInAgainDocument, { input: { password: 'password123' } }, market.buyer)
    await market.advance(market.buyer, id, { acceptDelivery: true })
  }
  const told = async () =>
    (await db.selectFrom('notification').select('id').where('topic', '=', 'payout-account').execute()).length

  test('a reinstated seller gets at once what waited for the end of the suspension', async () => {
    await market.openAccount()
    await market.finishAccount()
    const [first, second] = [await delivered(), await delivered()]
    // It ends the seller's sessions.
    await suspend()
    await accept(first)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await market.runTransfers()
      market.passMinutes(5)
    }
    expect(await market.transferOf(first)).toMatchObject({ state: 'waiting' })
    await reinstate()
    await market.runTransfers()
    expect(await market.transferOf(first)).toMatchObject({ state: 'sent' })

    await suspend()
    // Earnings that are paid out aren't frozen.
    expect((await market.readEngagement(await admin(), first)).money.frozen).toBe(0)
    await market.closeAccount()
    await accept(second)
    await market.runTransfers()
    expect(await told()).toBe(0)
    await reinstate()
    await market.runTransfers()
    await market.runTransfers()
    expect(await market.transferOf(second)).toMatchObject({ state: 'waiting' })
    // Now the seller can do something about it.
    expect(await told()).toBe(1)
  })
})
