import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { samplePayment } from '../../infrastructure/payment/sample-payment'
import { addListings } from '../../testing/add-listings'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { registeredAs } from '../../testing/register'
import { signedInAs } from '../../testing/sign-in'
import { card, expectBalancedBooks, tradeWith } from '../../testing/trade'

const requirements = { submitRequirements: { message: 'All of it.' } }
const accept = { acceptOffer: { payment: { token: card.pays } } }
const offer = { sendOffer: { price: 50, days: 3, message: 'Three days.' } }

describe.each(databases)('business with accounts that are suspended or gone, on $name', async ({ openSample }) => {
  const db = await openSample()
  let breaks: Partial<PaymentProvider> = {}
  const payment = (db: Database) => ({ ...samplePayment(db), ...breaks })
  const execute = executor(db, { openPaymentProvider: payment })
  const { advance, buy, look, place, requestQuote } = tradeWith(execute)
  let admin: Visitor
  beforeAll(async () => {
    admin = await signedInAs(execute, 'ADMIN')
  })
  afterEach(async () => {
    breaks = {}
    await expectBalancedBooks(db)
  })
  afterAll(() => db.destroy())

  let pairs = 0
  /** A buyer and a seller of their own, who offers something for 100. */
  const meet = async () => {
    pairs += 1
    const buyer = await registeredAs(execute, `buyer-${pairs}@example.com`)
    const seller = await registeredAs(execute, `maker-${pairs}@example.com`, 'FREELANCER')
    const listingId = `srv-own-${pairs}`
    await addListings(db, [{ id: listingId, sellerId: seller.id }])
    const order = () => buy(buyer.visitor, listingId, 100)
    const quote = async () => {
      const answer = await requestQuote(buyer.visitor, { profileId: seller.id, message: 'How much?' })
      return answer.engagement ?? answer
    }
    return { buyer, seller, listingId, order, quote }
  }
  const judge = async (act: 'suspend' | 'reinstate', { id }: { id: string }) => {
    const document = `mutation ($id: ID!) { ${act}User(input: { userId: $id, reason: "Checks." }) { __typename } }`
    expect((await execute(document, { id }, admin)).errors).toBeUndefined()
  }
  const leave = async ({ visitor }: { visitor: Visitor }) => {
    const document = 'mutation { deleteAccount(input: { password: "secret1" }) { __typename } }'
    return (await execute(document, {}, visitor)).data.deleteAccount.__typename
  }
  const offers = async (visitor: Visitor, id: string) =>
    (await look(visitor, id)).availableTransitions.map(({ name }: { name: string }) => name)
  const charged = async () => (await db.selectFrom('sampleCharge').select('key').execute()).length

  test('an offer of a suspended seller can be declined and not accepted, until they are back', async () => {
    const { buyer, seller, quote } = await meet()
    const { id } = await quote()
    await advance(seller.visitor, id, offer)
    await judge('suspend', seller)
    const before = await charged()
    expect(await offers(buyer.visitor, id)).toEqual(['DECLINE'])
    expect((await look(buyer.visitor, id)).explanation).toMatch(/^The seller’s account is not active at the moment/)
    for (const step of [accept, { counter: { price: 40, message: 'Less?' } }]) {
      expect(await advance(buyer.visitor, id, step)).toMatchObject({
        __typename: 'TransitionRefused',
        reason: 'CONDITION_NOT_MET',
      })
    }
    expect(await charged()).toBe(before)
    await judge('reinstate', seller)
    expect(await advance(buyer.visitor, id, accept)).toMatchObject({ __typename: 'EngagementAdvanced' })
  })

  test('with a suspended seller paid work isn’t begun, and can be cancelled, disputed and accepted', async () => {
    const { buyer, seller, order } = await meet()
    const [waiting, begun, done] = [await order(), await order(), await order()]
    for (const { id } of [begun, done]) await advance(buyer.visitor, id, requirements)
    await advance(seller.visitor, done.id, { deliver: { message: 'Here.' } })
    await judge('suspend', seller)
    expect(await advance(buyer.visitor, waiting.id, requirements)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    expect(await offers(buyer.visitor, waiting.id)).toEqual(['CANCEL'])
    expect((await look(buyer.visitor, begun.id)).otherActorTransitions).toEqual([
      expect.objectContaining({ name: 'CANCEL_WORK', actors: ['CLOCK'] }),
    ])
    const took = [
      await advance(buyer.visitor, waiting.id, { cancel: { reason: 'Nobody there.' } }),
      await advance(buyer.visitor, begun.id, { openDispute: { reason: 'Nobody there.' } }),
      await advance(buyer.visitor, done.id, { acceptDelivery: true }),
    ]
    expect(took.map(({ engagement }) => engagement.state)).toEqual(['CANCELLED', 'DISPUTED', 'COMPLETED'])
  })

  test('a suspended buyer is sent no offer, and gets what they have paid for', async () => {
    const { buyer, seller, order, quote } = await meet()
    const asked = await quote()
    const bought = await order()
    await advance(buyer.visitor, bought.id, requirements)
    await judge('suspend', buyer)
    expect(await advance(seller.visitor, asked.id, offer)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    expect(await advance(seller.visitor, bought.id, { deliver: { message: 'Here.' } })).toMatchObject({
      engagement: { state: 'DELIVERED' },
    })
  })

  test('who is suspended while their step is on its way takes it no more', async () => {
    const { buyer, seller, quote } = await meet()
    const { id } = await quote()
    await advance(seller.visitor, id, offer)
    breaks = {
      charge: async (charge) => {
        await judge('suspend', seller)
        return samplePayment(db).charge(charge)
      },
    }
    expect(await advance(buyer.visitor, id, accept)).toMatchObject({ __typename: 'TransitionRefused' })
    expect(await look(buyer.visitor, id)).toMatchObject({ state: 'OFFERED', money: { paid: 0 } })
  })

  test.each(['suspend', 'leave'])(
    'an order whose seller goes (%s) while the card is charged gives the money back',
    async (way) => {
      const { buyer, seller, listingId } = await meet()
      breaks = {
        charge: async (charge) => {
          await (way === 'leave' ? leave(seller) : judge('suspend', seller))
          return samplePayment(db).charge(charge)
        },
      }
      const answer = await place(buyer.visitor, { lines: [{ listingId, quantity: 1 }], expectedTotal: 100 })
      expect(answer).toMatchObject({ __typename: 'LineUnavailable', listingIds: [listingId] })
      const newest = await db.selectFrom('sampleCharge').selectAll().where('cents', '=', 10_000).execute()
      expect(newest.filter(({ refundedCents }) => refundedCents === 10_000).length).toBeGreaterThan(0)
      expect(await db.selectFrom('engagement').select('id').where('sellerId', '=', seller.id).execute()).toEqual([])
    },
  )

  test('nobody leaves while money is held for them, on either side; quotes end with the account', async () => {
    const { buyer, seller, order, quote } = await meet()
    const asked = await quote()
    const { id } = await order()
    expect([await leave(buyer), await leave(seller)]).toEqual(['OpenBusiness', 'OpenBusiness'])
    await advance(buyer.visitor, id, { cancel: { reason: 'I go.' } })
    expect(await leave(seller)).toBe('AccountDeleted')
    expect(await look(buyer.visitor, asked.id)).toMatchObject({ state: 'DECLINED', ended: true })
    expect((await quote()).__typename).toBe('InvalidInput')
  })

  test('an offer and an account that are ended at once leave nothing open to nobody', async () => {
    const { buyer, seller, quote } = await meet()
    const { id } = await quote()
    await advance(seller.visitor, id, offer)
    const [left, accepted] = await Promise.all([leave(seller), advance(buyer.visitor, id, accept)])
    const { state } = await look(buyer.visitor, id)
    const isBought = accepted.__typename === 'EngagementAdvanced'
    expect([left, state]).toEqual(isBought ? ['OpenBusiness', 'AWAITING_REQUIREMENTS'] : ['AccountDeleted', 'DECLINED'])
  })
})
