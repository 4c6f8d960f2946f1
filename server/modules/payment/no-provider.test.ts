import { afterAll, describe, expect, test } from 'vitest'
import { noPayment } from '../../infrastructure/payment/payment'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { engagementsWith, SERVICE } from '../../testing/engagements'
import { executor } from '../../testing/execute'

describe.each(databases)('without a payment provider on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db, { openPaymentProvider: () => noPayment })
  const { tryPlace, tryAdvance, requestQuote, advance } = engagementsWith(execute)
  afterAll(() => db.destroy())
  const notSetUp = {
    __typename: 'PaymentDeclined',
    message: 'Nothing can be bought here yet, and nothing was charged. Please try again later.',
    retryable: false,
  }

  test('placing an order and accepting an offer say that nothing can be bought here, and store no payment', async () => {
    const [buyer, seller] = [await signedInAs(execute, 'CUSTOMER'), await signedInAs(execute, 'BROKER')]
    const before = (await db.selectFrom('paymentAttempt').select('id').execute()).length
    const lines = [{ listingId: SERVICE, quantity: 1 }]
    expect(await tryPlace(buyer, { lines, expectedTotal: 2_999.99, payment: null })).toMatchObject(notSetUp)
    const { id } = await requestQuote(buyer, { profileId: 'usr-priya-raman', listingId: SERVICE, message: 'Please.' })
    await advance(seller, id, { sendOffer: { price: 720, days: 10, message: 'Ten days.' } })
    expect(await tryAdvance(buyer, id, { acceptOffer: {} })).toMatchObject(notSetUp)
    expect((await db.selectFrom('paymentAttempt').select('id').execute()).length).toBe(before)
  })
})
