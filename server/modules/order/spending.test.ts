import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { codeOf } from '../../testing/result'
import { OwnSpendingDocument } from './spending.test.generated'

describe.each(databases)('spending on $name', async ({ openSample }) => {
  const db = await openSample()
  let now = '2026-12-31T23:30:00.000Z'
  const execute = executor(db, { now: () => new Date(now) })
  const { advance, buy } = engagementsWith(execute)
  await addListings(db, [{ id: 'srv-spent', priceCents: 10_000, sellerId: 'usr-tomas-vidal' }])
  afterAll(() => db.destroy())
  const spendingOf = async (visitor: Visitor) => (await execute(OwnSpendingDocument, {}, visitor)).data.spending

  test('held funds count in every year, payments and refunds in theirs', async () => {
    const { visitor } = await registeredAs(execute, 'spender@example.com')
    expect(await spendingOf(visitor)).toEqual({ held: 0, paidThisYear: 0, refundedThisYear: 0 })
    await buy(visitor, 'srv-spent', 100)
    const cancelled = await buy(visitor, 'srv-spent', 100)
    expect(await spendingOf(visitor)).toEqual({ held: 200, paidThisYear: 200, refundedThisYear: 0 })
    now = '2027-01-01T00:30:00.000Z'
    await advance(visitor, cancelled.id, { cancel: { reason: 'Not needed any more.' } })
    expect(await spendingOf(visitor)).toEqual({ held: 100, paidThisYear: 0, refundedThisYear: 100 })
  })

  test('what an account sells is no part of it, and admins have none', async () => {
    const seller = await registeredAs(execute, 'sells-only@example.com', 'FREELANCER')
    await addListings(db, [{ id: 'srv-sold', priceCents: 10_000, sellerId: seller.id }])
    await buy(await signedInAs(execute, 'CUSTOMER'), 'srv-sold', 100)
    expect(await spendingOf(seller.visitor)).toEqual({ held: 0, paidThisYear: 0, refundedThisYear: 0 })
    expect(codeOf(await execute(OwnSpendingDocument, {}, await signedInAs(execute, 'ADMIN')))).toBe('FORBIDDEN')
  })
})
