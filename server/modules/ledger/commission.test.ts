import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { databases } from '../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { paidEngagementsOn } from '../../testing/paid-engagements'
import { createContainer } from '../container'

describe.each(databases)('commission on $name', async ({ openSample }) => {
  const db = await openSample()
  const { delivered } = await paidEngagementsOn(db, executor(db, { commissionPercent: 10 }))
  const later = engagementsWith(executor(db, { commissionPercent: 25 }))
  afterAll(() => db.destroy())

  test('release: takes the percentage of the day of sale, whatever it is today', async () => {
    const { id, buyer, seller } = await delivered()
    await later.advance(buyer.visitor, id, { acceptDelivery: true })
    expect((await later.readEngagement(seller.visitor, id)).money).toMatchObject({ commission: 10, earned: 90 })
    await expectBalancedLedger(db)
  })

  test('sales of before the percentage was stored get that of the first start after the upgrade', async () => {
    const { id, buyer, seller } = await delivered()
    await db.updateTable('engagement').set({ commissionPercent: null }).where('id', '=', id).execute()
    await createContainer(db, testInfrastructure(), nobody).engagementRepository.setMissingCommission(10)
    await later.advance(buyer.visitor, id, { acceptDelivery: true })
    expect((await later.readEngagement(seller.visitor, id)).money).toMatchObject({ commission: 10, earned: 90 })
  })
})
