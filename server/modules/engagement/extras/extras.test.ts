import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nobody } from '../../../api/visitor'
import { DAY_MS } from '../../../lib/dates'
import { registeredAs } from '../../../testing/accounts/register'
import { addListings } from '../../../testing/database/add-listings'
import { databases } from '../../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { testInfrastructure } from '../../../testing/infrastructure'
import { expectValue } from '../../../testing/result'
import { runAs } from '../../../testing/run-as'
import { createContainer } from '../../container'
import { storedOptions } from '../../listing-option/listing-options'
import { ExtraOptionsDocument } from './extras.test.generated'

const extras = [
  { key: 'rush', name: 'Rush delivery', cents: 5_000, days: -4, rounds: 0 },
  { key: 'variant', name: 'A second motif', cents: 2_000, days: 2, rounds: 0 },
  { key: 'round', name: 'Another round', cents: 3_000, days: 0, rounds: 1 },
]
const buyExtra = (extra: string, token = card.pays) => ({ buyExtra: { extra, payment: { token } } })

describe.each(databases)('extras bought later on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db, testInfrastructure())
  const { advance, place, readEngagement, tryAdvance } = engagementsWith(execute)
  let [buyer, seller]: Awaited<ReturnType<typeof registeredAs>>[] = []
  beforeAll(async () => {
    buyer = await registeredAs(execute, 'extras-buyer@example.com')
    seller = await registeredAs(execute, 'extras-seller@example.com', 'FREELANCER')
  })
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  let count = 0
  const bought = async ({ quantity = 1, chosen = [] as string[], chosenPrice = 0 } = {}) => {
    count += 1
    const listingId = `srv-extras-${count}`
    const options = storedOptions({ packages: [], extras, teamLicence: null })
    await addListings(db, [{ id: listingId, sellerId: expectValue(seller).id, priceCents: 10_000, deliveryDays: 10 }])
    await db.updateTable('listing').set({ options }).where('id', '=', listingId).execute()
    const by = expectValue(buyer).visitor
    const order = { lines: [{ listingId, quantity, extraIds: chosen }], expectedTotal: 100 * quantity + chosenPrice }
    return { listingId, by, id: expectValue((await place(by, order)).engagements[0]).id }
  }
  const optionsOf = async (id: string) => {
    const { engagement } = await runAs(execute, expectValue(buyer).visitor)(ExtraOptionsDocument, { id })
    const step = engagement?.availableTransitions.find(({ name }) => name === 'BUY_EXTRA')
    return step?.fields.find(({ kind }) => kind === 'CHOICE')?.options.map(({ label }) => label)
  }
  const submit = { submitRequirements: { message: 'All of it.' } }

  test('before the requirements, each extra is offered once; rushing shortens the work and is paid, held and invoiced', async () => {
    const { id, by } = await bought()
    expect(await optionsOf(id)).toEqual([
      'Rush delivery, $50.00, 4 days sooner',
      'A second motif, $20.00, 2 days later',
      'Another round, $30.00, 1 more round of changes',
    ])
    const after = await advance(by, id, buyExtra('rush'))
    expect(after).toMatchObject({
      state: 'AWAITING_REQUIREMENTS',
      days: 6,
      money: { price: 150, paid: 150, paidAtFirst: 100, held: 150 },
    })
    expect(after.events.at(-1)).toMatchObject({
      transition: 'BUY_EXTRA',
      note: 'Rush delivery, 4 days sooner',
      amount: 50,
    })
    expect(await optionsOf(id)).toEqual([
      'A second motif, $20.00, 2 days later',
      'Another round, $30.00, 1 more round of changes',
    ])
    const lines = await db.selectFrom('invoiceLine').selectAll().where('engagementId', '=', id).execute()
    expect(lines.map(({ title }) => title)).toContainEqual(expect.stringMatching(/: Rush delivery$/))
  })

  test('the receipt of the order leaves out what went back of an extra', async () => {
    const { id, by } = await bought()
    await advance(by, id, buyExtra('rush'))
    await advance(by, id, { cancel: { reason: 'No time.' } })
    const { orders } = createContainer(db, testInfrastructure(), nobody)
    const order = await db
      .selectFrom('order')
      .innerJoin('engagement', 'engagement.orderId', 'order.id')
      .selectAll('order')
      .where('engagement.id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await orders.refundedCents(order)).toBe(10_000)
  })

  test('while work is under way, days move the due date, and rushing is not offered', async () => {
    const { id, by } = await bought()
    const { dueAt } = await advance(by, id, submit)
    expect(await optionsOf(id)).toEqual([expect.stringMatching(/^A second/), expect.stringMatching(/^Another/)])
    const after = await advance(by, id, buyExtra('variant'))
    expect(Date.parse(String(after.dueAt)) - Date.parse(String(dueAt))).toBe(2 * DAY_MS)
    expect(await tryAdvance(by, id, buyExtra('rush'))).toMatchObject({ __typename: 'InvalidInput', field: 'extra' })
    expect(await tryAdvance(by, id, buyExtra('variant'))).toMatchObject({ __typename: 'InvalidInput', field: 'extra' })
  })

  test('after the delivery a round of changes can be bought, again and again, and is used like the included one', async () => {
    const { id, by } = await bought()
    await advance(by, id, submit)
    await advance(expectValue(seller).visitor, id, { deliver: { message: 'Here.' } })
    await advance(by, id, { requestChanges: { message: 'Bluer.' } })
    await advance(expectValue(seller).visitor, id, { deliver: { message: 'Bluer.' } })
    for (let round = 0; round < 2; round += 1) {
      expect(await optionsOf(id)).toEqual(['Another round, $30.00, 1 more round of changes'])
      await advance(by, id, buyExtra('round'))
    }
    await advance(by, id, { requestChanges: { message: 'Greener.' } })
    await advance(expectValue(seller).visitor, id, { deliver: { message: 'Greener.' } })
    const done = await advance(by, id, { acceptDelivery: true })
    expect(done.money).toMatchObject({ released: 160, held: 0 })
    const { engagement } = await runAs(execute, by)(ExtraOptionsDocument, { id })
    expect(engagement?.addedExtras).toMatchObject([
      { key: 'round', price: 30 },
      { key: 'round', price: 30 },
    ])
    expect((await readEngagement(expectValue(seller).visitor, id)).money).toMatchObject({ commission: 16, earned: 144 })
  })

  test('the extras of the day of sale count, for the whole quantity, without those that were bought at once', async () => {
    const { id, listingId, by } = await bought({ quantity: 3, chosen: ['variant'], chosenPrice: 60 })
    await db.updateTable('listing').set({ options: '', visible: 0 }).where('id', '=', listingId).execute()
    expect(await optionsOf(id)).toEqual([
      'Rush delivery, $150.00, 4 days sooner',
      'Another round, $90.00, 1 more round of changes',
    ])
    expect((await advance(by, id, buyExtra('round'))).money).toMatchObject({ price: 450, held: 450 })
  })

  test('a declined card changes nothing, and another extra can be bought then', async () => {
    const { id, by } = await bought()
    expect(await tryAdvance(by, id, buyExtra('rush', card.declined))).toMatchObject({ __typename: 'PaymentDeclined' })
    expect((await readEngagement(by, id)).money).toMatchObject({ price: 100, held: 100 })
    expect((await advance(by, id, buyExtra('variant'))).money).toMatchObject({ price: 120 })
  })

  test('nobody but the buyer buys one, and none is offered while something is proposed, or of a sale without stored extras', async () => {
    const { id, by } = await bought()
    expect(await tryAdvance(expectValue(seller).visitor, id, buyExtra('rush'))).toMatchObject({ reason: 'WRONG_ACTOR' })
    await advance(by, id, { proposeSettlement: { refund: 20, reason: 'We part as friends.' } })
    expect(await optionsOf(id)).toBeUndefined()
    await advance(by, id, { withdrawAmendment: true })
    expect(await optionsOf(id)).toHaveLength(3)
    await db.updateTable('engagement').set({ choice: null }).where('id', '=', id).execute()
    expect(await tryAdvance(by, id, buyExtra('rush'))).toMatchObject({ reason: 'CONDITION_NOT_MET' })
  })
})
