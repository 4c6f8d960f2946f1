import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../../api/visitor'
import { DeleteAccountDocument } from '../../../testing/accounts/moderation.generated'
import { registeredAs } from '../../../testing/accounts/register'
import { databases } from '../../../testing/database/databases'
import { BROKER, openStripeMarketplace } from '../payout.testing'

describe.each(databases)('deletion of accounts that earn on $name', async ({ openSample }) => {
  const db = await openSample()
  const market = await openStripeMarketplace(db)
  afterAll(async () => {
    await market.stop()
    await db.destroy()
  })

  const remove = async (visitor: Visitor) =>
    (await market.execute(DeleteAccountDocument, { input: { password: 'secret1' } }, visitor)).data.deleteAccount
  /** A new account that an order owes money, as its seller or broker. */
  const payee = async (name: string, role: 'seller' | 'broker') => {
    const { id, visitor } = await registeredAs(market.execute, `${name}@example.com`, 'FREELANCER')
    const order = await market.buy()
    await market.introduce(order.id)
    await market.complete(order.id)
    const former = role === 'broker' ? BROKER : 'usr-priya-raman'
    const changes = role === 'broker' ? { brokerId: id } : { sellerId: id }
    await db.updateTable('engagement').set(changes).where('id', '=', order.id).execute()
    const transfer = db.updateTable('transfer').where('engagementId', '=', order.id).where('payeeId', '=', former)
    await transfer.set({ payeeId: id }).execute()
    return { ...order, id, visitor }
  }

  test.each([
    ['seller', '$573.18'],
    ['broker', '$55.92'],
  ] as const)('a %s whose earnings are not paid out is told what to do', async (role, amount) => {
    const { id, visitor } = await payee(`unpaid-${role}`, role)
    const refused = {
      __typename: 'OpenBusiness',
      message: `You have earned ${amount} that is not paid out yet. Set up payouts on the page Payouts if you have not, and delete your account once you have the money.`,
    }
    expect(await remove(visitor)).toEqual(refused)
    await market.runTransfers()
    expect(await remove(visitor)).toEqual(refused)
    await db.updateTable('transfer').set({ state: 'sent' }).where('payeeId', '=', id).execute()
    expect(await remove(visitor)).toMatchObject({ __typename: 'AccountDeleted' })
  })

  test('a seller whose money waits for a bank, or is on its way back, is told so', async () => {
    const { id, visitor, sessionId } = await payee('frozen', 'seller')
    await market.notify(market.stripe.people.dispute(sessionId))
    expect(await remove(visitor)).toMatchObject({
      message:
        '$573.18 of your earnings waits until the buyer’s bank has decided. You can delete your account after that.',
    })
    const ofPayee = db.selectFrom('transfer').select('id').where('payeeId', '=', id)
    const { id: transferId } = await ofPayee.executeTakeFirstOrThrow()
    const at = new Date().toISOString()
    await db.updateTable('transfer').set({ state: 'sent', sentAt: at }).where('id', '=', transferId).execute()
    const reversal = { id: 'trr-open', transferId, cents: 1_000, attempts: 0, nextAttemptAt: at, createdAt: at }
    await db
      .insertInto('transferReversal')
      .values({ ...reversal, doneAt: null })
      .execute()
    expect(await remove(visitor)).toMatchObject({
      message: '$10.00 of your payouts is on its way back for a refund. You can delete your account once it is back.',
    })
    await db.updateTable('transferReversal').set({ doneAt: at }).where('id', '=', 'trr-open').execute()
    expect(await remove(visitor)).toMatchObject({ __typename: 'AccountDeleted' })
  })
})
