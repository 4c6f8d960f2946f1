import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import { openStripe } from '../../infrastructure/payment/stripe/stripe-payment'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { engagementsWith, expectBalancedLedger } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import type { StripeEvent } from '../../testing/fake-stripe/books'
import { SECRET_KEY, startFakeStripe, WEBHOOK_SECRET } from '../../testing/fake-stripe/fake-stripe'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { createContainer } from '../container'
import { EngagementEarningsDocument, OpenPayoutAccountDocument, PayoutsDocument } from './payout.test.generated'

const SELLER = 'usr-priya-raman'
export const BROKER = 'usr-eleanor-whitcombe'

/** The marketplace with the fake Stripe: buyers pay on its page, and work follows when a test says so. */
export const openStripeMarketplace = async (db: Database) => {
  const stripe = await startFakeStripe()
  let minutes = 0
  const infrastructure = testInfrastructure({
    openPaymentProvider: openStripe({
      secretKey: SECRET_KEY,
      webhookSecrets: [WEBHOOK_SECRET],
      apiUrl: stripe.url,
    }),
    now: () => new Date(Date.now() + minutes * 60_000),
    // As after a crash, only the work that a test runs calls the provider.
    afterResponse: () => {},
  })
  const execute = executor(db, infrastructure)
  const { tryPlace, tryAdvance, advance, readEngagement } = engagementsWith(execute)
  await addListings(db, [{ id: 'srv-stripe', priceCents: 69_900, sellerId: SELLER }])
  const [buyer, seller] = [await signedInAs(execute, 'CUSTOMER'), await signedInAs(execute, 'BROKER')]
  const container = () => createContainer(db, infrastructure, nobody)
  afterEach(() => {
    minutes = 0
  })

  const notify = (event: StripeEvent) => {
    const { body, headers } = stripe.signed(event)
    return container().providerNotifications.receive(body, headers)
  }

  /** The buyer pays on the page that was opened last. Returns its id. */
  const payLatest = async () => {
    const session = expectValue(stripe.books.sessions.all()[0])
    await notify(stripe.people.pay(session.id))
    await container().charges.check({ key: expectValue(session.client_reference_id) })
    return session.id
  }

  const checkOut = async () => {
    const order = { lines: [{ listingId: 'srv-stripe', quantity: 1 }], expectedTotal: 699, payment: null }
    expectType(await tryPlace(buyer, { ...order, idempotencyKey: randomUUID() }), 'PaymentRedirect')
  }

  const buy = async () => {
    await checkOut()
    const sessionId = await payLatest()
    const key = expectValue(stripe.books.sessions.all()[0]?.client_reference_id)
    const paid = db.selectFrom('posting').select('engagementId as id').where('chargeKey', '=', key)
    const { id } = await paid.executeTakeFirstOrThrow()
    return { id, sessionId }
  }

  return {
    execute,
    stripe,
    buyer,
    seller,
    advance,
    tryAdvance,
    readEngagement,
    notify,
    buy,
    payLatest,
    /** The buyer pays on Stripe's page after the seller was suspended. Returns the page's id. */
    payInVain: async () => {
      await checkOut()
      const suspend = (suspendedAt: string | null) =>
        db.updateTable('user').set({ suspendedAt }).where('id', '=', SELLER).execute()
      await suspend(new Date().toISOString())
      const sessionId = await payLatest()
      await suspend(null)
      return sessionId
    },
    /** A broker has introduced the buyer, for a fee of 8 %. */
    introduce: (id: string) =>
      db.updateTable('engagement').set({ brokerId: BROKER, brokerFeePercent: 8 }).where('id', '=', id).execute(),
    complete: async (id: string) => {
      await advance(buyer, id, { submitRequirements: { message: 'All.' } })
      await advance(seller, id, { deliver: { message: 'Done.' } })
      await advance(buyer, id, { acceptDelivery: true })
    },
    runRefunds: () => container().refundWorker.run(),
    reconcile: () => container().reconciliation.run(),
    runTransfers: () => container().transferWorker.run(),
    /** The transfers at Stripe for the engagement. */
    sentFor: async (engagementId: string) => {
      const rows = await db.selectFrom('transfer').select('id').where('engagementId', '=', engagementId).execute()
      return stripe.books.transfers.all().filter(({ metadata }) => rows.some(({ id }) => id === metadata.key))
    },
    transferOf: (engagementId: string) =>
      db.selectFrom('transfer').selectAll().where('engagementId', '=', engagementId).executeTakeFirstOrThrow(),
    /** As before the seller's first visit to the page of payouts. */
    closeAccount: () => db.deleteFrom('payoutAccount').execute(),
    openAccount: async () => {
      const { openPayoutAccount } = await runAs(execute, seller)(OpenPayoutAccountDocument, {})
      return expectType(openPayoutAccount, 'PayoutAccountLink').url
    },
    /** The seller finishes the onboarding, and Stripe tells us. */
    finishAccount: async () => {
      const account = expectValue(stripe.books.accounts.all()[0])
      await notify(stripe.people.setAccount(account.id, 'ready'))
      await container().transferWorker.run()
      return account.id
    },
    payouts: async () => (await runAs(execute, seller)(PayoutsDocument, {})).payouts,
    earningsSeenBy: async (visitor: Visitor, id: string) =>
      expectValue((await runAs(execute, visitor)(EngagementEarningsDocument, { id })).engagement),
    passMinutes: (passed: number) => {
      minutes += passed
    },
    stop: stripe.stop,
  }
}

/** The marketplace whose seller may receive money. The ledger has to balance after each test. */
export const openMarketplaceWithPayouts = async (db: Database) => {
  const market = await openStripeMarketplace(db)
  beforeAll(async () => {
    await market.openAccount()
    await market.finishAccount()
  })
  afterEach(() => expectBalancedLedger(db))
  afterAll(async () => {
    await market.stop()
    await db.destroy()
  })
  return market
}
