import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { expectBalancedLedger } from '../../testing/engagements'
import { ApiError } from '../../testing/fake-stripe/api-error'
import { runAs } from '../../testing/run-as'
import { PayoutAccountTwiceDocument } from './payout.test.generated'
import { openStripeMarketplace } from './payout.testing'

describe.each(databases)('transfers to sellers on $name', async ({ openSample }) => {
  const db = await openSample()
  const market = await openStripeMarketplace(db)
  afterEach(async () => {
    await market.closeAccount()
    await expectBalancedLedger(db)
  })
  afterAll(async () => {
    await market.stop()
    await db.destroy()
  })

  const sold = async () => {
    const bought = await market.buy()
    await market.complete(bought.id)
    return bought
  }
  const readyAccount = async () => {
    await market.openAccount()
    return market.finishAccount()
  }

  test('transfer: completing an engagement pays the seller once, however often the worker runs', async () => {
    const accountId = await readyAccount()
    const { id } = await sold()
    expect(await market.transferOf(id)).toMatchObject({ state: 'open', cents: 62_910 })
    await Promise.all([market.runTransfers(), market.runTransfers()])
    await market.runTransfers()
    const transfers = await market.sentFor(id)
    expect(transfers.map(({ amount, destination }) => [amount, destination])).toEqual([[62_910, accountId]])
    expect(await market.transferOf(id)).toMatchObject({ state: 'sent' })
    expect((await market.payouts()).statement.nodes[0]).toMatchObject({ kind: 'PAID_OUT', amount: -629.1 })
  })

  test('transfer: it waits for an account that may receive, the seller is told once, and onboarding sends it', async () => {
    const { id } = await sold()
    await market.runTransfers()
    market.passMinutes(5)
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'waiting' })
    const told = await db.selectFrom('notification').selectAll().where('topic', '=', 'payout-account').execute()
    expect(told.map(({ text }) => text)).toEqual(['$629.10 is waiting for you.'])
    expect(await market.sentFor(id)).toEqual([])
    await readyAccount()
    expect(await market.transferOf(id)).toMatchObject({ state: 'sent' })
    expect(await market.sentFor(id)).toHaveLength(1)
  })

  test('transfer: one that the provider refuses does not wait for the seller, and failures count from then on', async () => {
    const { id } = await sold()
    await market.runTransfers()
    const transfer = db.updateTable('transfer').where('engagementId', '=', id)
    await transfer.set({ chargeKey: 'pay-unknown', attempts: 6 }).execute()
    await readyAccount().catch(() => {})
    await market.runTransfers().catch(() => {})
    expect(await market.transferOf(id)).toMatchObject({ state: 'open', attempts: 1 })
    await db.deleteFrom('transfer').where('engagementId', '=', id).execute()
  })

  test('transfer: a completed engagement on hold keeps its earnings, which an admin may refund, until the hold is lifted', async () => {
    await readyAccount()
    const admin = await signedInAs(market.execute, 'ADMIN')
    const [{ id }, { id: refunded }] = [await sold(), await sold()]
    for (const held of [id, refunded]) {
      const { onHold, pausedAt } = await market.advance(admin, held, { putOnHold: { reason: 'A stolen card?' } })
      expect([onHold, pausedAt]).toEqual([true, null])
    }
    await market.runTransfers()
    expect([await market.sentFor(id), await market.sentFor(refunded)]).toEqual([[], []])
    const seen = await market.readEngagement(market.seller, id)
    expect(seen.explanation).toMatch(/Earnings that are not paid out yet stay here until the hold is lifted/)
    const refund = { refund: { amount: 699, reason: 'It was stolen.' } }
    expect(await market.tryAdvance(market.seller, refunded, refund)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await market.advance(admin, refunded, refund)
    for (const held of [id, refunded]) await market.advance(admin, held, { liftHold: { reason: 'All is well.' } })
    await market.runTransfers()
    expect(await market.sentFor(id)).toHaveLength(1)
    expect(await market.sentFor(refunded)).toEqual([])
  })

  test('transfer: it waits while Stripe has restricted the account', async () => {
    const accountId = await readyAccount()
    market.stripe.people.setAccount(accountId, 'restricted')
    const { id } = await sold()
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'waiting' })
    await market.finishAccount()
    expect(await market.transferOf(id)).toMatchObject({ state: 'sent' })
  })

  test('payout account: a request asks Stripe for its state once, however often it has the field', async () => {
    await readyAccount()
    const before = market.stripe.requests.length
    const { first, second } = await runAs(market.execute, market.seller)(PayoutAccountTwiceDocument, {})
    expect([first, second]).toEqual([{ account: { state: 'READY' } }, { account: { state: 'READY' } }])
    expect(market.stripe.requests.slice(before)).toEqual([expect.stringMatching(/^GET .v1.accounts./)])
  })

  test('transfer: a suspended seller gets nothing until the suspension ends', async () => {
    await readyAccount()
    const { id } = await sold()
    const suspend = (suspendedAt: string | null) =>
      db.updateTable('user').set({ suspendedAt }).where('id', '=', 'usr-priya-raman').execute()
    await suspend(new Date().toISOString())
    await market.runTransfers()
    expect(await market.sentFor(id)).toEqual([])
    await suspend(null)
    market.passMinutes(5)
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'sent' })
  })

  test('transfer: a failure is tried again later, and a lost answer pays once', async () => {
    await readyAccount()
    const { id } = await sold()
    const path = '/v1/transfers'
    market.stripe.fail({ path, error: new ApiError('Not now.', { status: 429, type: 'rate_limit_error' }) })
    await expect(market.runTransfers()).rejects.toThrow('Not now.')
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'open', attempts: 1 })
    market.passMinutes(2)
    market.stripe.forgetIdempotencyKeys()
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'sent' })
    expect(await market.sentFor(id)).toHaveLength(1)
  })

  test('refund: a cancelled engagement is refunded at Stripe, and nothing is transferred', async () => {
    const { id } = await market.buy()
    await market.advance(market.buyer, id, { cancel: { reason: 'No time.' } })
    expect(await db.selectFrom('transfer').selectAll().where('engagementId', '=', id).execute()).toEqual([])
    expect(await market.earningsSeenBy(market.seller, id)).toMatchObject({ youWillEarn: 0 })
  })
})
