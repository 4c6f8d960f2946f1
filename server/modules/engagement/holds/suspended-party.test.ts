import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../../api/visitor'
import type { Database } from '../../../database/connection'
import type { PaymentProvider } from '../../../infrastructure/payment/payment'
import { samplePayment } from '../../../infrastructure/payment/sample-payment'
import {
  DeleteAccountDocument,
  ReinstateUserDocument,
  SuspendUserDocument,
} from '../../../testing/accounts/moderation.generated'
import { registeredAs } from '../../../testing/accounts/register'
import { signedInAs } from '../../../testing/accounts/sign-in'
import { addListings } from '../../../testing/database/add-listings'
import { databases } from '../../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { expectType } from '../../../testing/result'

const requirements = { submitRequirements: { message: 'All of it.' } }
const accept = { acceptOffer: { payment: { token: card.pays } } }
const offer = { sendOffer: { price: 50, days: 3, message: 'Three days.' } }

describe.each(databases)('engagements with suspended or deleted parties on $name', async ({ openSample }) => {
  const db = await openSample()
  let faults: Partial<PaymentProvider> = {}
  const payment = (db: Database) => ({ ...samplePayment(db), ...faults })
  const execute = executor(db, { openPaymentProvider: payment })
  const { advance, buy, readEngagement, requestQuote, tryAdvance, tryPlace, tryRequestQuote } = engagementsWith(execute)
  let admin: Visitor
  beforeAll(async () => {
    admin = await signedInAs(execute, 'ADMIN')
  })
  afterEach(async () => {
    faults = {}
    await expectBalancedLedger(db)
  })
  afterAll(() => db.destroy())

  let pairCount = 0
  /** A new buyer, and a new seller with a listing for 100. */
  const newPair = async () => {
    pairCount += 1
    const buyer = await registeredAs(execute, `buyer-${pairCount}@example.com`)
    const seller = await registeredAs(execute, `maker-${pairCount}@example.com`, 'FREELANCER')
    const listingId = `srv-own-${pairCount}`
    await addListings(db, [{ id: listingId, sellerId: seller.id }])
    const order = () => buy(buyer.visitor, listingId, 100)
    const quoteInput = { profileId: seller.id, message: 'How much?' }
    const quote = () => requestQuote(buyer.visitor, quoteInput)
    const tryQuote = () => tryRequestQuote(buyer.visitor, quoteInput)
    return { buyer, seller, listingId, order, quote, tryQuote }
  }
  const suspend = async ({ id }: { id: string }) => {
    const { data } = await execute(SuspendUserDocument, { input: { userId: id, reason: 'Checks.' } }, admin)
    expectType(data.suspendUser, 'UserSuspended')
  }
  const deleteAccount = async ({ visitor }: { visitor: Visitor }) =>
    (await execute(DeleteAccountDocument, { input: { password: 'secret1' } }, visitor)).data.deleteAccount.__typename
  const available = async (visitor: Visitor, id: string) =>
    (await readEngagement(visitor, id)).availableTransitions.map(({ name }) => name)
  const countCharges = async () => (await db.selectFrom('sampleCharge').select('key').execute()).length

  test('suspended seller: an offer can be declined, and accepted only after reinstatement', async () => {
    const { buyer, seller, quote } = await newPair()
    const { id } = await quote()
    await advance(seller.visitor, id, offer)
    await suspend(seller)
    const before = await countCharges()
    expect(await available(buyer.visitor, id)).toEqual(['DECLINE'])
    expect((await readEngagement(buyer.visitor, id)).explanation).toMatch(
      /^The seller’s account is not active at the moment/,
    )
    for (const transition of [accept, { counter: { price: 40, message: 'Less?' } }]) {
      expect(await tryAdvance(buyer.visitor, id, transition)).toMatchObject({
        __typename: 'TransitionRefused',
        reason: 'CONDITION_NOT_MET',
      })
    }
    expect(await countCharges()).toBe(before)
    await execute(ReinstateUserDocument, { input: { userId: seller.id, reason: 'Checks.' } }, admin)
    await advance(buyer.visitor, id, accept)
  })

  test('suspended seller: paid work can’t begin, and can be cancelled, disputed and accepted', async () => {
    const { buyer, seller, order } = await newPair()
    const [waiting, inProgress, delivered] = [await order(), await order(), await order()]
    for (const { id } of [inProgress, delivered]) await advance(buyer.visitor, id, requirements)
    await advance(seller.visitor, delivered.id, { deliver: { message: 'Here.' } })
    await suspend(seller)
    expect(await tryAdvance(buyer.visitor, waiting.id, requirements)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    expect(await available(buyer.visitor, waiting.id)).toEqual(['CANCEL'])
    const { deadline, otherActorTransitions } = await readEngagement(buyer.visitor, inProgress.id)
    expect(deadline).toBeNull()
    expect(otherActorTransitions).toEqual([])
    const ended = [
      await advance(buyer.visitor, waiting.id, { cancel: { reason: 'Nobody there.' } }),
      await advance(buyer.visitor, inProgress.id, { openDispute: { reason: 'Nobody there.' } }),
      await advance(buyer.visitor, delivered.id, { acceptDelivery: true }),
    ]
    expect(ended.map(({ state }) => state)).toEqual(['CANCELLED', 'DISPUTED', 'COMPLETED'])
  })

  test('suspended buyer: gets no offer, but work that is paid is delivered', async () => {
    const { buyer, seller, order, quote } = await newPair()
    const { id: quoteId } = await quote()
    const bought = await order()
    await advance(buyer.visitor, bought.id, requirements)
    await suspend(buyer)
    expect(await tryAdvance(seller.visitor, quoteId, offer)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    expect((await advance(seller.visitor, bought.id, { deliver: { message: 'Here.' } })).state).toBe('DELIVERED')
  })

  test('accept offer: refused when the seller is suspended while the card is charged', async () => {
    const { buyer, seller, quote } = await newPair()
    const { id } = await quote()
    await advance(seller.visitor, id, offer)
    faults = {
      charge: async (charge) => {
        await suspend(seller)
        return samplePayment(db).charge(charge)
      },
    }
    expect(await tryAdvance(buyer.visitor, id, accept)).toMatchObject({
      __typename: 'TransitionRefused',
      message: expect.stringMatching(/Your payment is being refunded\.$/),
    })
    expect(await readEngagement(buyer.visitor, id)).toMatchObject({ state: 'OFFERED', money: { paid: 0 } })
  })

  test.each(['suspended', 'deleted'])(
    'place order: refunded when the seller is %s while the card is charged',
    async (status) => {
      const { buyer, seller, listingId } = await newPair()
      let key = ''
      faults = {
        charge: async (charge) => {
          key = charge.key
          await (status === 'deleted' ? deleteAccount(seller) : suspend(seller))
          return samplePayment(db).charge(charge)
        },
      }
      const result = await tryPlace(buyer.visitor, { lines: [{ listingId, quantity: 1 }], expectedTotal: 100 })
      expect(result).toMatchObject({ __typename: 'LineUnavailable', listingIds: [listingId] })
      const charged = db.selectFrom('sampleCharge').select('refundedCents').where('key', '=', key)
      await expect.poll(() => charged.execute()).toEqual([{ refundedCents: 10_000 }])
      expect(await db.selectFrom('engagement').select('id').where('sellerId', '=', seller.id).execute()).toEqual([])
    },
  )

  test('delete account: refused to both parties while funds are held; quotes end with the account', async () => {
    const { buyer, seller, order, quote, tryQuote } = await newPair()
    const { id: quoteId } = await quote()
    const { id } = await order()
    expect([await deleteAccount(buyer), await deleteAccount(seller)]).toEqual(['OpenBusiness', 'OpenBusiness'])
    await advance(buyer.visitor, id, { cancel: { reason: 'I go.' } })
    expect(await deleteAccount(seller)).toBe('AccountDeleted')
    expect(await readEngagement(buyer.visitor, quoteId)).toMatchObject({ state: 'DECLINED', ended: true })
    expect((await tryQuote()).__typename).toBe('InvalidInput')
  })

  test('delete account: of a deletion and a concurrent acceptance of an offer one is refused', async () => {
    const { buyer, seller, quote } = await newPair()
    const { id } = await quote()
    await advance(seller.visitor, id, offer)
    const [deletion, accepted] = await Promise.all([deleteAccount(seller), tryAdvance(buyer.visitor, id, accept)])
    const { state } = await readEngagement(buyer.visitor, id)
    const isBought = accepted.__typename === 'EngagementAdvanced'
    expect([deletion, state]).toEqual(
      isBought ? ['OpenBusiness', 'AWAITING_REQUIREMENTS'] : ['AccountDeleted', 'DECLINED'],
    )
  })
})
