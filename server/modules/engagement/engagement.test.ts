import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { addListings } from '../../testing/add-listings'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { newMailbox } from '../../testing/mailbox'
import { signedInAs } from '../../testing/sign-in'
import { card, expectBalancedBooks, tradeWith } from '../../testing/trade'

const requirements = { submitRequirements: { message: 'All of it.' } }
const delivery = { deliver: { message: 'Here it is.' } }
const changes = { requestChanges: { message: 'Section 4, please.' } }
const dispute = { openDispute: { reason: 'It is not what was agreed.' } }

describe.each(databases)('an engagement on $name', async ({ openSample }) => {
  const db = await openSample()
  const { infrastructure, mailsTo } = newMailbox()
  const execute = executor(db, infrastructure)
  const { advance, buy, look, requestQuote } = tradeWith(execute)
  let buyer: Visitor
  let seller: Visitor
  let admin: Visitor
  beforeAll(async () => {
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
    admin = await signedInAs(execute, 'ADMIN')
    await addListings(db, [
      { id: 'srv-odd', priceCents: 10_005, sellerId: 'usr-priya-raman' },
      { id: 'prd-odd', kind: 'product', priceCents: 995, sellerId: 'usr-priya-raman' },
    ])
  })
  afterEach(() => expectBalancedBooks(db))
  afterAll(() => db.destroy())

  const buyOdd = () => buy(buyer, 'srv-odd', 100.05)
  const delivered = async () => {
    const { id } = await buyOdd()
    await advance(buyer, id, requirements)
    return (await advance(seller, id, delivery)).engagement
  }

  test('goes from purchase to completion with one round of changes, and pays the seller less commission', async () => {
    const { id } = await delivered()
    expect((await advance(buyer, id, changes)).engagement).toMatchObject({ state: 'CHANGES_REQUESTED' })
    const again = (await advance(seller, id, delivery)).engagement
    expect(again.progress).toEqual(
      ['Awaiting requirements', 'In progress', 'Delivered', 'Completed'].map((label, place) => ({
        label,
        status: ['DONE', 'DONE', 'CURRENT', 'UPCOMING'][place],
      })),
    )
    // The round is used.
    expect(await advance(buyer, id, changes)).toMatchObject({
      __typename: 'TransitionRefused',
      reason: 'CONDITION_NOT_MET',
    })
    const { engagement } = await advance(buyer, id, { acceptDelivery: true })
    expect(engagement).toMatchObject({ state: 'COMPLETED', ended: true, availableTransitions: [], deadline: null })
    // 10 % of 100.05 is 10.005: half a cent goes up.
    expect(engagement.money).toEqual({
      price: 100.05,
      paid: 100.05,
      held: 0,
      released: 100.05,
      refunded: 0,
      refundPending: 0,
      commission: 10.01,
      earned: 90.04,
      cardLastFour: '4242',
    })
    expect(engagement.events.map(({ transition }: { transition: string }) => transition)).toEqual([
      'BUY',
      'SUBMIT_REQUIREMENTS',
      'DELIVER',
      'REQUEST_CHANGES',
      'DELIVER',
      'ACCEPT_DELIVERY',
    ])
  })

  test('a quote goes by offer, counter and revised offer to a price that is paid and held', async () => {
    const input = { profileId: 'usr-priya-raman', listingId: 'srv-odd', message: 'What would it cost?' }
    const { engagement: asked } = await requestQuote(buyer, input)
    expect(asked).toMatchObject({ state: 'QUOTE_REQUESTED', version: 1, money: { price: null, paid: 0 } })
    expect((await requestQuote(buyer, input)).engagement.id).toBe(asked.id)
    await advance(seller, asked.id, { sendOffer: { price: 760, days: 10, message: 'Ten days.' } })
    await advance(buyer, asked.id, { counter: { price: 690, message: 'A little less?' } })
    const { engagement: offered } = await advance(seller, asked.id, {
      sendOffer: { price: 720, days: 8, message: 'Let us meet.' },
    })
    expect(offered).toMatchObject({ state: 'OFFERED', days: 8, money: { price: 720, held: 0 } })
    const declined = await advance(buyer, asked.id, { acceptOffer: { payment: { token: card.declined } } })
    expect(declined).toMatchObject({ __typename: 'PaymentDeclined', retryable: false })
    const failed = await advance(buyer, asked.id, { acceptOffer: { payment: { token: card.fails } } })
    expect(failed).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    const { engagement } = await advance(buyer, asked.id, { acceptOffer: { payment: { token: card.pays } } })
    expect(engagement).toMatchObject({ state: 'AWAITING_REQUIREMENTS', money: { paid: 720, held: 720 } })
    const [mail] = await mailsTo('broker@example.com')
    expect(mail?.subject).toBe(`${engagement.number}: Offer accepted`)
  })

  test('two clicks at once take one step', async () => {
    const { id, version } = await delivered()
    const both = await Promise.all([1, 2].map(() => advance(buyer, id, { acceptDelivery: true }, version)))
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['EngagementAdvanced', 'TransitionRefused'])
    expect((await look(buyer, id)).money).toMatchObject({ held: 0, released: 100.05 })
  })

  test('two steps in one operation each tell how it stands after them', async () => {
    const { id } = await buyOdd()
    const step = (version: number, transition: string) => `advanceEngagement(input: { id: "${id}", version: ${version},
      transition: { ${transition} } }) { ... on EngagementAdvanced { engagement { events { transition } money { held } } } }`
    const document = `mutation { a: ${step(1, 'submitRequirements: { message: "All." }')}
      b: ${step(2, 'openDispute: { reason: "Wait." }')} }`
    const { data } = await execute(document, {}, buyer)
    expect([data.a.engagement.events.length, data.b.engagement.events.length]).toEqual([2, 3])
  })

  test('two clicks at once pay an offer once', async () => {
    const { engagement } = await requestQuote(buyer, { profileId: 'usr-priya-raman', message: 'Twice?' })
    const offer = { sendOffer: { price: 50, days: 1, message: 'Once.' } }
    const { version } = (await advance(seller, engagement.id, offer)).engagement
    const accept = { acceptOffer: { payment: { token: card.pays } } }
    await Promise.all([1, 2, 3].map(() => advance(buyer, engagement.id, accept, version)))
    expect((await look(buyer, engagement.id)).money).toMatchObject({ paid: 50, held: 50 })
  })

  test('a step on a version that is past tells how it stands now', async () => {
    const { id, version } = await buyOdd()
    await advance(buyer, id, requirements)
    const late = await advance(seller, id, { cancel: { reason: 'No time.' } }, version)
    expect(late).toMatchObject({
      __typename: 'TransitionRefused',
      reason: 'VERSION_CONFLICT',
      message: 'This was changed in the meantime. It is now “In progress”.',
      engagement: { state: 'IN_PROGRESS', version: 2 },
    })
  })

  test.each([
    [0, 0, 10.01],
    [50.02, 50.02, 5],
    [100.05, 100.05, 0],
  ])('an admin who refunds %d releases the rest, less commission', async (refund, refunded, commission) => {
    const { id } = await delivered()
    expect((await advance(buyer, id, dispute)).engagement).toMatchObject({ state: 'DISPUTED', deadline: null })
    expect(await advance(admin, id, { resolve: { refund: 100.06, reason: 'Too much.' } })).toMatchObject({
      __typename: 'InvalidInput',
      field: 'refund',
    })
    const { engagement } = await advance(admin, id, { resolve: { refund, reason: 'Fair.' } })
    expect(engagement.money).toMatchObject({ held: 0, refunded, commission })
    expect(engagement.events.at(-1)).toMatchObject({ actor: 'ADMIN', by: null, amount: refund, note: 'Fair.' })
    expect((await mailsTo('customer@example.com'))[0]?.subject).toBe(`${engagement.number}: Dispute resolved`)
  })

  test('cancelling gives everything back', async () => {
    const { id } = await buyOdd()
    const { engagement } = await advance(seller, id, { cancel: { reason: 'No time.' } })
    expect(engagement).toMatchObject({ state: 'CANCELLED', money: { held: 0, refunded: 100.05, earned: 0 } })
  })

  test('a product is delivered at once and knows no rounds', async () => {
    const { availableTransitions } = await buy(buyer, 'prd-odd', 9.95)
    expect(availableTransitions.map(({ input }: { input: string }) => input)).toEqual(['acceptDelivery', 'openDispute'])
  })

  test('all that a form needs stands in the answer', async () => {
    const { id } = await buyOdd()
    const { availableTransitions, otherActorTransitions } = (await advance(buyer, id, requirements)).engagement
    expect(availableTransitions).toMatchObject([{ name: 'OPEN_DISPUTE', otherActors: ['SELLER'], automaticAt: null }])
    expect(otherActorTransitions).toMatchObject([
      { name: 'DELIVER', actors: ['SELLER'], automaticAt: null },
      { name: 'CANCEL_WORK', actors: ['SELLER', 'CLOCK'], automaticAt: expect.any(String) },
    ])
    const [deliver] = (await look(seller, id)).availableTransitions
    expect(deliver.fields).toMatchObject([
      { name: 'message', kind: 'TEXT', required: true, maxLength: 5_000 },
      { name: 'links', kind: 'LINKS', required: false, maxLength: 500, maxEntries: 10 },
      { name: 'files', kind: 'FILES', required: false, maxEntries: 10 },
    ])
  })

  test.each([
    ['message', { message: ' ' }],
    ['message', { message: 'x'.repeat(5_001) }],
    ['links', { message: 'Here.', links: ['http://plain.example'] }],
    ['links', { message: 'Here.', links: ['javascript:alert(1)'] }],
    ['links', { message: 'Here.', links: Array.from({ length: 11 }, (_, i) => `https://a.example/${i}`) }],
    ['files', { message: 'Here.', files: ['fil-unknown'] }],
  ])('a delivery whose %s breaks a rule is refused', async (field, deliver) => {
    const { id } = await buyOdd()
    await advance(buyer, id, requirements)
    expect(await advance(seller, id, { deliver })).toMatchObject({ __typename: 'InvalidInput', field })
    expect((await look(seller, id)).version).toBe(2)
  })

  test.each([
    ['price', { price: 0.5, days: 1, message: 'x' }],
    ['price', { price: 1.001, days: 1, message: 'x' }],
    ['price', { price: 1_000_000.01, days: 1, message: 'x' }],
    ['days', { price: 10, days: 0, message: 'x' }],
    ['days', { price: 10, days: 366, message: 'x' }],
  ])('an offer whose %s is out of its limits is refused', async (field, sendOffer) => {
    const message = `Offer ${JSON.stringify(sendOffer)}`
    const { engagement } = await requestQuote(buyer, { profileId: 'usr-priya-raman', message })
    expect(await advance(seller, engagement.id, { sendOffer })).toMatchObject({ __typename: 'InvalidInput', field })
  })

  test('to strangers it does not exist', async () => {
    const { id, number } = await buyOdd()
    const stranger = await signedInAs(execute, 'FREELANCER')
    expect([await look(stranger, id), await look(stranger, number)]).toEqual([null, null])
    expect(await advance(stranger, id, requirements, 1)).toMatchObject({ __typename: 'EngagementNotFound' })
    expect((await look(admin, number.toLowerCase())).viewerSide).toBe('ADMIN')
    const { errors } = await execute('query ($id: ID!) { engagement(id: $id) { id } }', { id }, newVisitor())
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })

  test('each side lists its own, by state', async () => {
    const { id } = await buyOdd()
    const list = async (visitor: Visitor, as: string, state: string | null = null) => {
      const document = `query ($as: EngagementSide!, $state: EngagementState) {
        engagements(as: $as, state: $state, first: 100) { nodes { id state } totalCount } }`
      const { data, errors } = await execute(document, { as, state }, visitor)
      return errors?.[0].extensions.code ?? data.engagements.nodes.map((node: { id: string }) => node.id)
    }
    expect(await list(buyer, 'BUYER')).toContain(id)
    expect(await list(buyer, 'SELLER')).toEqual([])
    expect(await list(seller, 'SELLER', 'AWAITING_REQUIREMENTS')).toContain(id)
    expect(await list(seller, 'SELLER', 'COMPLETED')).not.toContain(id)
    expect(await list(admin, 'ADMIN')).toContain(id)
    expect(await list(seller, 'ADMIN')).toBe('BAD_USER_INPUT')
  })

  test.each([
    [{ profileId: 'usr-marta-keller', message: 'A vendor?' }, 'profileId'],
    [{ profileId: 'usr-nobody', message: 'Nobody?' }, 'profileId'],
    [{ profileId: 'usr-priya-raman', listingId: 'srv-gone', message: 'Gone?' }, 'listingId'],
    [{ profileId: 'usr-tomas-vidal', listingId: 'srv-odd', message: "Another's?" }, 'listingId'],
    [{ profileId: 'usr-priya-raman', message: ' ' }, 'message'],
  ])('a request for a quote like %j is refused', async (input, field) => {
    expect(await requestQuote(buyer, input)).toMatchObject({ __typename: 'InvalidInput', field })
  })
})
