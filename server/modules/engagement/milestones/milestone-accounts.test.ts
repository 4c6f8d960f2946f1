import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createClock } from '../../../infrastructure/clock'
import { DeleteAccountDocument } from '../../../testing/accounts/moderation.generated'
import { StartConversationDocument } from '../../../testing/conversations.generated'
import { databases } from '../../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { accept, fund, milestonesOn, offerOf, threeMilestones } from '../../../testing/milestones'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { expectType } from '../../../testing/result'
import { MilestoneConversationDocument, OfferedMilestonesDocument } from './milestones.test.generated'

const [sketches, artwork] = threeMilestones

describe.each(databases)('milestones, their offers and their parties on $name', async ({ openSample }) => {
  const db = await openSample()
  const clock = createClock(true)
  const execute = executor(db, { clock })
  const { advance, readEngagement, tryAdvance } = engagementsWith(execute)
  const { passDays, suspend, reinstate } = await paidEngagementsOn(db, execute)
  const { agreed, offered, quoted } = milestonesOn(db, execute, 'account')
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  test('offer with milestones: its event keeps them, and it has no price or days of its own', async () => {
    const { id, seller } = await offered()
    const { data } = await execute(OfferedMilestonesDocument, { id }, seller.visitor)
    expect(data.engagement?.events.map(({ milestones }) => milestones)).toEqual([[], threeMilestones])
    const both = { sendOffer: { price: 600, milestones: [...threeMilestones], message: 'Both.' } }
    expect(await tryAdvance(seller.visitor, id, both)).toEqual({
      __typename: 'InvalidInput',
      field: 'price',
      message: 'Price: please leave this out, because the milestones set it',
    })
    const neither = expectType(
      await tryAdvance(seller.visitor, id, { sendOffer: { message: 'None.' } }),
      'InvalidInput',
    )
    expect(neither.field).toBe('price')
  })

  test.each([
    [[sketches], 'Milestones: at least 2, or none'],
    [Array.from({ length: 7 }, () => sketches), 'Milestones: at most 6'],
    [[sketches, { ...artwork, title: ' ' }], 'Milestone 2: Title: please fill this in'],
    [[sketches, { ...artwork, title: '\u200b' }], 'Milestone 2: Title: please fill this in'],
    [[sketches, { ...artwork, title: 'A'.repeat(101) }], 'Milestone 2: Title: at most 100 characters'],
    [[sketches, { ...artwork, price: 0.99 }], 'Milestone 2: Price: from $1.00 to $1,000,000.00'],
    [[sketches, { ...artwork, price: 1.005 }], 'Milestone 2: Price: at most two decimals'],
    [[sketches, { ...artwork, price: 1_000_000 }], 'All prices: at most $1,000,000'],
    [[sketches, { ...artwork, days: 0 }], 'Milestone 2: Days: from 1 to 365'],
    [[sketches, { ...artwork, days: 363 }], 'All days: at most 365'],
  ])('offer with milestones: %# is refused', async (milestones, message) => {
    const { id, seller } = await quoted()
    const list = milestones.map((milestone) => ({ title: '', price: 0, days: 0, ...milestone }))
    expect(await tryAdvance(seller.visitor, id, offerOf(list))).toEqual({
      __typename: 'InvalidInput',
      field: 'milestones',
      message,
    })
  })

  test('milestones: one without funding lapses 60 days after those before it should be done', async () => {
    const { buyer, second, third } = await agreed()
    const { nextDue, deadline } = await readEngagement(buyer.visitor, second)
    expect([nextDue?.kind, deadline?.label]).toEqual(['FUNDING', 'Cancel milestone'])
    await passDays(62)
    expect((await readEngagement(buyer.visitor, second)).state).toBe('AWAITING_FUNDING')
    await passDays(1)
    expect(await readEngagement(buyer.visitor, second)).toMatchObject({ state: 'CANCELLED', money: { paid: 0 } })
    expect((await readEngagement(buyer.visitor, third)).state).toBe('AWAITING_FUNDING')
    await passDays(5)
    expect((await readEngagement(buyer.visitor, third)).state).toBe('CANCELLED')
  })

  test('milestones of a suspended seller: none is funded, their time stands still, and both run on afterwards', async () => {
    const { buyer, seller, second } = await agreed()
    await suspend(seller)
    const refused = expectType(await tryAdvance(buyer.visitor, second, fund), 'TransitionRefused')
    expect(refused.reason).toBe('CONDITION_NOT_MET')
    await passDays(90)
    expect(await readEngagement(buyer.visitor, second)).toMatchObject({ state: 'AWAITING_FUNDING', deadline: null })
    await reinstate(seller)
    expect(await advance(buyer.visitor, second, fund)).toMatchObject({ money: { held: 300 } })
  })

  test('milestones: those that are not funded are cancelled with an account, and keep none open', async () => {
    const { buyer, seller, first, second } = await agreed()
    await advance(buyer.visitor, first, { cancel: { reason: 'No need.' } })
    const input = { password: 'secret1' }
    const { data } = await execute(DeleteAccountDocument, { input }, seller.visitor)
    expect(data.deleteAccount.__typename).toBe('AccountDeleted')
    expect((await readEngagement(buyer.visitor, second)).state).toBe('CANCELLED')
  })

  test('milestones: all of an order have one conversation, which began with its quote', async () => {
    const { id, buyer, seller } = await offered()
    const write = async (engagementId: string, body: string) => {
      const input = { about: { engagementId }, body, clientId: body }
      const { data } = await execute(StartConversationDocument, { input }, buyer.visitor)
      expectType(data.startConversation, 'MessageSent')
    }
    await write(id, 'Before.')
    await advance(buyer.visitor, id, accept)
    const { milestonePlan, number } = await readEngagement(buyer.visitor, id)
    const second = milestonePlan?.milestones[1]?.engagement?.id ?? ''
    await write(second, 'After.')
    const [ofFirst, ofSecond] = await Promise.all(
      [id, second].map(async (id) => {
        const { data } = await execute(MilestoneConversationDocument, { id }, seller.visitor)
        return data.engagement?.conversation
      }),
    )
    expect(ofSecond).toEqual(ofFirst)
    expect(ofSecond?.about).toEqual({ subjectId: id, title: expect.not.stringContaining('Sketches') })
    expect(ofSecond?.about.title.startsWith(number)).toBe(true)
    await advance(buyer.visitor, id, { cancel: { reason: 'No need.' } })
    await execute(DeleteAccountDocument, { input: { password: 'secret1' } }, seller.visitor)
    const { data } = await execute(MilestoneConversationDocument, { id }, buyer.visitor)
    expect(data.engagement?.conversation?.about).toEqual(ofFirst?.about)
  })

  test('milestones: all have the commission of the acceptance', async () => {
    const { buyer, seller, second } = await agreed()
    const dearer = executor(db, { clock, commissionPercent: 20 })
    await engagementsWith(dearer).advance(buyer.visitor, second, fund)
    await advance(buyer.visitor, second, { submitRequirements: { message: 'All.' } })
    await advance(seller.visitor, second, { deliver: { message: 'Here.' } })
    await advance(buyer.visitor, second, { acceptDelivery: true })
    expect((await readEngagement(seller.visitor, second)).money).toMatchObject({ released: 300, commission: 30 })
  })
})
