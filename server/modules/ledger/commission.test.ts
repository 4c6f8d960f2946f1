import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { paidEngagementsOn } from '../../testing/paid-engagements'

describe.each(databases)('commission on $name', async ({ openSample }) => {
  const db = await openSample()
  const { delivered } = await paidEngagementsOn(db, executor(db, { commissionPercent: 10 }))
  const atSale = engagementsWith(executor(db, { commissionPercent: 10 }))
  const later = engagementsWith(executor(db, { commissionPercent: 25 }))
  afterAll(() => db.destroy())

  test('release: takes the percentage of the day of sale, whatever it is today', async () => {
    const { id, buyer, seller } = await delivered()
    await later.advance(buyer.visitor, id, { acceptDelivery: true })
    expect((await later.readEngagement(seller.visitor, id)).money).toMatchObject({ commission: 10, earned: 90 })
    await expectBalancedLedger(db)
  })

  test('sales of before the percentage was stored get that of their next step', async () => {
    const { id, buyer, seller } = await delivered()
    await db.updateTable('engagement').set({ commissionPercent: null }).where('id', '=', id).execute()
    await atSale.advance(buyer.visitor, id, { requestChanges: { message: 'Bluer, please.' } })
    await later.advance(seller.visitor, id, { deliver: { message: 'Bluer.' } })
    await later.advance(buyer.visitor, id, { acceptDelivery: true })
    expect((await later.readEngagement(seller.visitor, id)).money).toMatchObject({ commission: 10, earned: 90 })
  })

  test('sales of before the percentage was stored settle with that of the day on which they do', async () => {
    const { id, buyer, seller } = await delivered()
    await db.updateTable('engagement').set({ commissionPercent: null }).where('id', '=', id).execute()
    await later.advance(buyer.visitor, id, { acceptDelivery: true })
    expect((await later.readEngagement(seller.visitor, id)).money).toMatchObject({ commission: 25, earned: 75 })
    const events = db.selectFrom('engagementEvent').select(['heldCents', 'amountCents']).where('engagementId', '=', id)
    expect(await events.where('transition', '=', 'ACCEPT_DELIVERY').execute()).toEqual([
      { heldCents: 10_000, amountCents: 10_000 },
    ])
    await expectBalancedLedger(db)
  })
})
