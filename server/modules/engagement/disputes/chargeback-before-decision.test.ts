import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { nobody } from '../../../api/visitor'
import { databases } from '../../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { testInfrastructure } from '../../../testing/infrastructure'
import { newMailbox } from '../../../testing/mailbox'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { expectType, expectValue } from '../../../testing/result'
import { createContainer } from '../../container'

describe.each(databases)('a chargeback before the money is paid out on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const execute = executor(db, testInfrastructure(mailbox.infrastructure))
  const { advance, tryAdvance, readEngagement } = engagementsWith(execute)
  const { admin, delivered } = await paidEngagementsOn(db, execute)
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  /** Delivered work for $100.00, of which the buyer's bank has taken $40.00 back. */
  const chargedBack = async () => {
    const work = await delivered()
    const sold = { id: work.id, commissionPercent: 10, brokerFeePercent: null }
    await createContainer(db, testInfrastructure(), nobody).ledger.takeBack(sold, 4_000, 'chargeback')
    return work
  }
  const transition = async (visitor: typeof admin, id: string, name: string) =>
    expectValue((await readEngagement(visitor, id)).availableTransitions.find((offered) => offered.name === name))

  test('buttons, events and mails of a release name what is left', async () => {
    const { id, buyer, seller } = await chargedBack()
    expect((await transition(buyer.visitor, id, 'ACCEPT_DELIVERY')).label).toBe('Release $60.00 to Ada')
    await advance(buyer.visitor, id, { acceptDelivery: true })
    expect((await readEngagement(seller.visitor, id)).events.at(-1)?.amount).toBe(60)
    expect((await mailbox.mailsTo(seller.email))[0]?.text).toContain(
      '$60.00 is released to you, less Marque’s commission of $6.00.',
    )
  })

  test('a settlement and its answer name what is left, and no more can be asked for', async () => {
    const { id, buyer, seller } = await chargedBack()
    const tooMuch = { proposeSettlement: { refund: 70, reason: 'Half.' } }
    expect(expectType(await tryAdvance(buyer.visitor, id, tooMuch), 'InvalidInput').field).toBe('refund')
    await advance(buyer.visitor, id, { proposeSettlement: { refund: 50, reason: 'Half.' } })
    expect((await transition(seller.visitor, id, 'ACCEPT_SETTLEMENT')).label).toBe('Refund $50.00, release $10.00')
    const { money } = await advance(seller.visitor, id, { acceptSettlement: true })
    expect(money).toMatchObject({ held: 0, released: 10 })
    const { events } = await readEngagement(buyer.visitor, id)
    expect(events.at(-1)?.outcome).toBe(
      'The buyer’s bank had taken $40.00 of $100.00 back before. You get $50.00 of $60.00 back. $10.00 goes to the seller.',
    )
  })

  test('a dispute and what the seller will earn name what is left', async () => {
    const { id, buyer, seller } = await chargedBack()
    const row = await db.selectFrom('engagement').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const viewer = await db.selectFrom('user').selectAll().where('id', '=', row.sellerId).executeTakeFirstOrThrow()
    const { payouts } = createContainer(db, testInfrastructure(), nobody)
    expect(await payouts.earningsOfEngagement(row, viewer)).toBe(54)
    await advance(buyer.visitor, id, { openDispute: { reason: 'A part is missing.', refund: 50 } })
    expect((await mailbox.mailsTo(seller.email))[0]?.text).toContain('suggests a refund of $50.00 of $60.00.')
  })

  test('a suggestion and a decision of an admin are over what is left', async () => {
    const { id, buyer, seller } = await chargedBack()
    await advance(buyer.visitor, id, { openDispute: { reason: 'A part is missing.' } })
    await advance(admin, id, { suggestSettlement: { refund: 50, reason: 'Half.' } })
    expect((await mailbox.mailsTo(seller.email))[0]?.text).toContain('$10.00 is released to you,')
    await advance(admin, id, { resolve: { refund: 60, reason: 'All of it.' } })
    const { events } = await readEngagement(buyer.visitor, id)
    expect(events.at(-1)?.outcome).toContain('You get all of the $60.00 that was left back.')
    expect((await mailbox.mailsTo(buyer.email))[0]?.text).toContain(
      '$60.00 goes back to your card, and $0.00 is released',
    )
  })
})
