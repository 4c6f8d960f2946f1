import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { DeleteAccountDocument } from '../../testing/accounts/moderation.generated'
import { registeredAs } from '../../testing/accounts/register'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { mandatesWith } from '../../testing/mandates'
import { accept, fund, offerOf, threeMilestones } from '../../testing/milestones'
import { expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { createContainer } from '../container'
import type { OrderContent } from '../order/order-fulfilment'
import { BrokeredEngagementDocument } from './mandate.test.generated'

describe.each(databases)('deleted broker on $name', async ({ openSample }) => {
  const db = await openSample()
  const infrastructure = testInfrastructure()
  const execute = executor(db, infrastructure)
  const { advance, readEngagement, requestQuote } = engagementsWith(execute)
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  let count = 0
  /** A listing for $100.00 with an active mandate of a new broker. */
  const mandated = async () => {
    count += 1
    const listingId = `srv-left-${count}`
    const broker = await registeredAs(execute, `broker-${count}@example.com`, 'BROKER')
    const owner = await registeredAs(execute, `owner-${count}@example.com`, 'FREELANCER')
    const buyer = await registeredAs(execute, `buyer-${count}@example.com`)
    await addListings(db, [{ id: listingId, sellerId: owner.id, priceCents: 10_000 }])
    const { code } = await mandatesWith(execute).agree(broker.visitor, owner.visitor, listingId)
    return { listingId, code, broker, owner, buyer }
  }
  const quoted = async () => {
    const { listingId, code, ...accounts } = await mandated()
    const request = { profileId: accounts.owner.id, listingId, message: 'How much?', broker: code }
    return { ...accounts, id: (await requestQuote(accounts.buyer.visitor, request)).id }
  }
  const answerToRemoval = async (visitor: Visitor) =>
    (await execute(DeleteAccountDocument, { input: { password: 'secret1' } }, visitor)).data.deleteAccount
  const remove = async (visitor: Visitor) => (await answerToRemoval(visitor)).__typename
  const read = async (visitor: Visitor, id: string) =>
    expectValue((await runAs(execute, visitor)(BrokeredEngagementDocument, { id })).engagement)

  test('quote: it goes on without the broker, and the fee stays with the seller', async () => {
    const { id, broker, owner, buyer } = await quoted()
    expect(await remove(broker.visitor)).toBe('AccountDeleted')
    expect((await read(buyer.visitor, id)).introduction).toBeNull()
    await advance(owner.visitor, id, { sendOffer: { price: 100, days: 5, message: 'In five days.' } })
    await advance(buyer.visitor, id, accept)
    await advance(buyer.visitor, id, { submitRequirements: { message: 'All of it.' } })
    await advance(owner.visitor, id, { deliver: { message: 'Here.' } })
    await advance(buyer.visitor, id, { acceptDelivery: true })
    expect((await read(owner.visitor, id)).money).toMatchObject({ earned: 90, brokerFee: null })
  })

  test('milestone that is not funded: it goes on without the broker; the one that was released keeps the fee', async () => {
    const { id, broker, owner, buyer } = await quoted()
    await advance(owner.visitor, id, offerOf(threeMilestones))
    await advance(buyer.visitor, id, accept)
    await advance(buyer.visitor, id, { submitRequirements: { message: 'All of it.' } })
    await advance(owner.visitor, id, { deliver: { message: 'Here.' } })
    const { number } = await readEngagement(buyer.visitor, id)
    expect(await answerToRemoval(broker.visitor)).toEqual({
      __typename: 'OpenBusiness',
      message: `Your fee for ${number} is still held. You can delete your account once its buyer and seller have ended the order.`,
    })
    await advance(buyer.visitor, id, { acceptDelivery: true })
    expect(await remove(broker.visitor)).toBe('AccountDeleted')
    const { milestonePlan } = await readEngagement(buyer.visitor, id)
    const second = expectValue(milestonePlan?.milestones[1]?.engagement).id
    await advance(buyer.visitor, second, fund)
    expect((await read(owner.visitor, second)).money).toMatchObject({ brokerFee: null })
    expect((await read(owner.visitor, id)).money).toMatchObject({ brokerFee: 8 })
  })

  test('order: the sale has no broker if the account is deleted while the card is charged', async () => {
    const { listingId, code, broker, owner, buyer } = await mandated()
    const { inTransaction, mandates, orderRepository } = createContainer(db, infrastructure, nobody)
    const introduction = expectValue(await mandates.introduced(listingId, undefined, code))
    const line = { listingId, kind: 'service' as const, title: 'Plans', sellerId: owner.id, quantity: 1, cents: 10_000 }
    const receipt = { name: 'Ada Byron', company: null, email: 'ada@example.com' }
    const content: OrderContent = { type: 'order', orderId: 'ord-left', lines: [{ ...line, introduction }], receipt }
    expect(await remove(broker.visitor)).toBe('AccountDeleted')
    const charge = { buyerId: buyer.id, cents: 10_000, lastFour: '4242', chargeKey: 'pay-left' }
    const isPlaced = await inTransaction((scope) =>
      scope.orderFulfilment({ ...charge, content: JSON.stringify(content) }),
    )
    expect([isPlaced, (await orderRepository.find('ord-left'))?.buyerId]).toEqual([true, buyer.id])
    const sold = db.selectFrom('engagement').select('brokerId').where('orderId', '=', 'ord-left')
    expect(await sold.execute()).toEqual([{ brokerId: null }])
  })
})
