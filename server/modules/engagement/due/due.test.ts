import { afterAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../../api/visitor'
import { createClock } from '../../../infrastructure/clock'
import { DAY_MS } from '../../../lib/dates'
import { addListings } from '../../../testing/database/add-listings'
import { databases } from '../../../testing/database/databases'
import { engagementsWith } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import type { EngagementTab } from '../../../testing/generated/schema'
import { testInfrastructure } from '../../../testing/infrastructure'
import { newMailbox } from '../../../testing/mailbox'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { codeOf } from '../../../testing/result'
import { runAs } from '../../../testing/run-as'
import { createContainer } from '../../container'
import { DueListDocument, DueNotificationsDocument } from './due.test.generated'

describe.each(databases)('due dates on $name', async ({ openSample }) => {
  const db = await openSample()
  const clock = createClock(true)
  const mailbox = newMailbox()
  const execute = executor(db, { clock, ...mailbox.infrastructure })
  const { advance, buy, readEngagement } = engagementsWith(execute)
  const { inProgress, delivered, passDays, suspend, admin } = await paidEngagementsOn(db, execute)
  afterAll(() => db.destroy())

  type Side = 'BUYER' | 'SELLER'
  const listOf = async (visitor: Visitor, as: Side, tab: EngagementTab) =>
    (await runAs(execute, visitor)(DueListDocument, { as, tab })).engagements
  const idsOf = async (visitor: Visitor, as: Side, tab: EngagementTab) =>
    (await listOf(visitor, as, tab)).nodes.map(({ id }) => id)
  const dueOf = async (visitor: Visitor, as: Side = 'BUYER') => (await listOf(visitor, as, 'ACTIVE')).nodes[0]?.nextDue
  const noticesOf = async (visitor: Visitor, id: string) => {
    const { viewer } = await runAs(execute, visitor)(DueNotificationsDocument, {})
    const ofWork = viewer?.notifications.nodes.filter(({ path }) => path.endsWith(id)) ?? []
    return ofWork.map(({ title }) => title.replace(/^MQ-\w+: /, '')).filter((title) => title.startsWith('Due'))
  }

  test('the sale takes over the delivery time, and work is due so many days after the requirements', async () => {
    const { buyer, seller } = await inProgress(100)
    await addListings(db, [{ id: 'srv-quick', sellerId: seller.id, priceCents: 5_000, deliveryDays: 3 }])
    const { id } = await buy(buyer.visitor, 'srv-quick', 50)
    expect(await dueOf(buyer.visitor)).toMatchObject({ kind: 'WORK', inDays: 14, late: false })
    const after = await advance(buyer.visitor, id, { submitRequirements: { message: 'All.' } })
    expect(after.days).toBe(3)
    // The earliest due date comes first.
    expect(await dueOf(buyer.visitor)).toMatchObject({ kind: 'WORK', inDays: 3, late: false })
  })

  test('work of one day: nobody is told that it is due tomorrow when it begins, and both are when it is due', async () => {
    const { buyer, seller } = await inProgress(100)
    await addListings(db, [{ id: 'srv-one-day', sellerId: seller.id, priceCents: 5_000, deliveryDays: 1 }])
    const { id } = await buy(buyer.visitor, 'srv-one-day', 50)
    await advance(buyer.visitor, id, { submitRequirements: { message: 'All.' } })
    await createContainer(db, testInfrastructure({ clock }), nobody).dueNoticeWorker.run()
    expect(await noticesOf(seller.visitor, id)).toEqual([])
    await passDays(2)
    expect(await noticesOf(seller.visitor, id)).toEqual(['Due now'])
  })

  test('work that is due is late by the server’s clock, and no longer once it is delivered', async () => {
    const { id, buyer, seller } = await inProgress(100)
    expect(await idsOf(buyer.visitor, 'BUYER', 'LATE')).toEqual([])
    await passDays(16)
    expect((await readEngagement(buyer.visitor, id)).explanation).toMatch(/Once it is 3 days late, you can cancel/)
    await passDays(2)
    expect((await readEngagement(buyer.visitor, id)).explanation).toMatch(/You can also cancel now/)
    expect(await dueOf(buyer.visitor)).toMatchObject({ kind: 'WORK', inDays: -4, late: true })
    for (const [party, as] of [
      [buyer, 'BUYER'],
      [seller, 'SELLER'],
    ] as const) {
      expect(await idsOf(party.visitor, as, 'LATE')).toEqual([id])
      expect(await idsOf(party.visitor, as, 'ACTIVE')).toEqual([id])
      expect(await idsOf(party.visitor, as, 'DONE')).toEqual([])
    }
    await advance(seller.visitor, id, { deliver: { message: 'Here.' } })
    expect(await idsOf(buyer.visitor, 'BUYER', 'LATE')).toEqual([])
    expect(await dueOf(buyer.visitor)).toMatchObject({ kind: 'ANSWER', inDays: 14, late: false })
  })

  test('a delivery needs its buyer, requested changes need the seller, and an accepted order is done', async () => {
    const { id, buyer, seller } = await delivered()
    const tabs = async (tab: EngagementTab) => [
      await idsOf(buyer.visitor, 'BUYER', tab),
      await idsOf(seller.visitor, 'SELLER', tab),
    ]
    expect(await tabs('NEEDS_YOU')).toEqual([[id], []])
    expect(await dueOf(buyer.visitor)).toMatchObject({ kind: 'ANSWER', by: 'BUYER' })
    await advance(buyer.visitor, id, { requestChanges: { message: 'Bluer.' } })
    expect(await tabs('NEEDS_YOU')).toEqual([[], [id]])
    await advance(seller.visitor, id, { deliver: { message: 'Bluer.' } })
    await advance(buyer.visitor, id, { acceptDelivery: true })
    expect(await tabs('ACTIVE')).toEqual([[], []])
    expect(await tabs('DONE')).toEqual([[id], [id]])
    expect((await listOf(buyer.visitor, 'BUYER', 'DONE')).nodes).toMatchObject([{ ended: true, nextDue: null }])
  })

  test('work in progress needs the party that has a proposal to answer', async () => {
    const { id, buyer, seller } = await inProgress(100)
    const needy = async () => [
      await idsOf(buyer.visitor, 'BUYER', 'NEEDS_YOU'),
      await idsOf(seller.visitor, 'SELLER', 'NEEDS_YOU'),
    ]
    await advance(seller.visitor, id, { offerAddition: { price: 20, message: 'A larger file.' } })
    expect(await needy()).toEqual([[id], []])
    await advance(buyer.visitor, id, { declineAmendment: {} })
    expect(await needy()).toEqual([[], []])
    await advance(buyer.visitor, id, { requestAddition: { message: 'A smaller one.' } })
    expect(await needy()).toEqual([[], [id]])
  })

  test('nothing is due while deadlines stand still', async () => {
    const { buyer, seller } = await inProgress(100)
    await suspend(seller)
    await passDays(20)
    expect(await listOf(buyer.visitor, 'BUYER', 'LATE')).toMatchObject({ totalCount: 0 })
    expect(await dueOf(buyer.visitor)).toBeNull()
  })

  test('tabs are for the parties', async () => {
    expect(codeOf(await execute(DueListDocument, { as: 'ADMIN', tab: 'LATE' }, admin))).toBe('BAD_USER_INPUT')
  })

  test('both parties are told a day before work is due and when it is due, once each, by notification and mail', async () => {
    const { id, buyer, seller } = await inProgress(100)
    await passDays(12)
    expect(await noticesOf(buyer.visitor, id)).toEqual([])
    await passDays(1)
    for (const { visitor } of [buyer, seller]) expect(await noticesOf(visitor, id)).toEqual(['Due tomorrow'])
    // Without the workers that moving the clock runs: three of them find the work at once.
    const tomorrow = createClock(true, () => new Date(clock.now().getTime() + DAY_MS))
    const infrastructure = testInfrastructure({ clock: tomorrow, ...mailbox.infrastructure })
    const worker = () => createContainer(db, infrastructure, nobody).dueNoticeWorker.run()
    await Promise.all([worker(), worker(), worker()])
    await passDays(1)
    for (const { visitor } of [buyer, seller]) expect(await noticesOf(visitor, id)).toEqual(['Due now', 'Due tomorrow'])
    const due = /^‘.+’ (is due.*)$/
    for (const { email } of [buyer, seller]) {
      const subjects = (await mailbox.mailsTo(email)).flatMap(({ subject }) => due.exec(subject)?.[1] ?? [])
      expect(subjects.sort()).toEqual(['is due', 'is due tomorrow'])
    }
    const toSeller = (await mailbox.mailsTo(seller.email)).find(({ subject }) => subject.endsWith('is due'))
    expect(toSeller?.text).toContain('Deliver as soon as you can')
    expect(toSeller?.text).toContain('can cancel and is refunded in full.')
  })

  test('the mails about late work of a free order promise no refund', async () => {
    const { buyer, seller } = await inProgress(0)
    await passDays(14)
    for (const { email } of [buyer, seller]) {
      const mail = (await mailbox.mailsTo(email)).find(({ subject }) => subject.endsWith('is due'))
      expect(mail?.text).toMatch(/Once it is 3 days late, .+ can cancel\./)
    }
  })

  test('work that is delivered in time, and work on hold, is not announced', async () => {
    const { id, buyer } = await delivered()
    const held = await inProgress(100)
    await advance(admin, held.id, { putOnHold: { reason: 'We check a payment.' } })
    await passDays(14)
    expect(await noticesOf(buyer.visitor, id)).toEqual([])
    expect(await noticesOf(held.buyer.visitor, held.id)).toEqual([])
  })

  test('the server’s time is that of the clock', async () => {
    const { data } = await execute(DueNotificationsDocument, {})
    expect(Math.abs(Date.parse(data.serverTime) - clock.now().getTime())).toBeLessThan(DAY_MS / 24)
  })
})
