import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../../api/visitor'
import { createClock } from '../../../infrastructure/clock'
import { registeredAs } from '../../../testing/accounts/register'
import { addListings } from '../../../testing/database/add-listings'
import { databases } from '../../../testing/database/databases'
import { engagementsWith } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import type { EngagementTab } from '../../../testing/generated/schema'
import { mandatesWith } from '../../../testing/mandates'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { runAs } from '../../../testing/run-as'
import { EngagementsDocument } from '../engagement.test.generated'
import { DueListDocument } from './due.test.generated'

describe.each(databases)('orders of a broker on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db, { clock: createClock(true) })
  const { advance, place, requestQuote } = engagementsWith(execute)
  const { admin, passDays, suspend } = await paidEngagementsOn(db, execute)
  const mandates = mandatesWith(execute)
  afterAll(() => db.destroy())

  let count = 0
  /** A broker with an active mandate for a listing of $100, and a buyer. */
  const brokered = async () => {
    count += 1
    const listingId = `srv-tabs-${count}`
    const seller = await registeredAs(execute, `tabs-seller-${count}@example.com`, 'FREELANCER')
    const broker = await registeredAs(execute, `tabs-broker-${count}@example.com`, 'BROKER')
    const buyer = await registeredAs(execute, `tabs-buyer-${count}@example.com`)
    await addListings(db, [{ id: listingId, sellerId: seller.id, priceCents: 10_000 }])
    const mandate = await mandates.agree(broker.visitor, seller.visitor, listingId)
    const buy = async () => {
      const line = { listingId, quantity: 1, broker: mandate.code }
      const { engagements } = await place(buyer.visitor, { lines: [line], expectedTotal: 100 })
      const id = engagements[0]?.id ?? ''
      await advance(buyer.visitor, id, { submitRequirements: { message: 'All of it.' } })
      return id
    }
    const ask = () =>
      requestQuote(buyer.visitor, { profileId: seller.id, listingId, message: 'How much?', broker: mandate.code })
    return { listingId, seller, broker, buyer, mandate, buy, ask }
  }
  const idsOf = async (visitor: Visitor, tab: EngagementTab) =>
    (await runAs(execute, visitor)(DueListDocument, { as: 'BROKER', tab })).engagements.nodes.map(({ id }) => id)
  const foundBy = async (visitor: Visitor, text: string) =>
    (await runAs(execute, visitor)(EngagementsDocument, { as: 'BROKER', text })).engagements.nodes.map(({ id }) => id)

  test('tabs of a broker: what is due first comes first, late work is in its tab, and ended work in another', async () => {
    const { broker, buyer, seller, buy } = await brokered()
    const first = await buy()
    await passDays(2)
    const second = await buy()
    expect(await idsOf(broker.visitor, 'ACTIVE')).toEqual([first, second])
    expect(await idsOf(broker.visitor, 'LATE')).toEqual([])
    await passDays(13)
    expect(await idsOf(broker.visitor, 'LATE')).toEqual([first])
    await advance(seller.visitor, first, { deliver: { message: 'Here.' } })
    await advance(buyer.visitor, first, { acceptDelivery: true })
    expect(await idsOf(broker.visitor, 'DONE')).toEqual([first])
    expect(await idsOf(broker.visitor, 'ACTIVE')).toEqual([second])
    await suspend(seller)
    await passDays(9)
    expect(await idsOf(broker.visitor, 'LATE')).toEqual([])
  })

  test('tabs of a broker: a quote needs the broker until an offer is sent, and only while the mandate is active', async () => {
    const { broker, seller, buyer, mandate, ask } = await brokered()
    const { id } = await ask()
    expect(await idsOf(broker.visitor, 'NEEDS_YOU')).toEqual([id])
    await advance(broker.visitor, id, { sendOffer: { price: 90, days: 5, message: 'For the seller.' } })
    expect(await idsOf(broker.visitor, 'NEEDS_YOU')).toEqual([])
    await advance(buyer.visitor, id, { counter: { price: 80, message: 'Less?' } })
    expect(await idsOf(broker.visitor, 'NEEDS_YOU')).toEqual([id])
    await mandates.advance(seller.visitor, mandate, 'END')
    expect(await idsOf(broker.visitor, 'NEEDS_YOU')).toEqual([])
  })

  test('tabs of a broker: a quote with an open check for conflicts needs the seller, not the broker', async () => {
    const { broker, seller, buyer, mandate, listingId } = await brokered()
    const request = { profileId: seller.id, listingId, message: 'How much?', broker: mandate.code }
    const { id } = await requestQuote(buyer.visitor, { ...request, otherParties: ['Acme Ltd'] })
    expect(await idsOf(broker.visitor, 'NEEDS_YOU')).toEqual([])
    await advance(seller.visitor, id, { reportNoConflict: true })
    expect(await idsOf(broker.visitor, 'NEEDS_YOU')).toEqual([id])
  })

  test('search of a broker: finds both parties by name, and neither by email address', async () => {
    const { broker, buyer, seller, buy } = await brokered()
    const id = await buy()
    await db
      .updateTable('user')
      .set({ searchText: `ida quist\n${buyer.email}` })
      .where('id', '=', buyer.id)
      .execute()
    await db
      .updateTable('user')
      .set({ searchText: `ole mohn\n${seller.email}` })
      .where('id', '=', seller.id)
      .execute()
    for (const text of ['Quist', 'mohn', 'MQ-']) expect(await foundBy(broker.visitor, text)).toEqual([id])
    for (const text of [buyer.email, seller.email, '%']) expect(await foundBy(broker.visitor, text)).toEqual([])
    expect(await foundBy(admin, 'MQ-')).toEqual([])
  })
})
