import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import type { UserRole } from '../../generated/resolvers'
import { samplePayment } from '../../infrastructure/payment/sample-payment'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { codeOf, expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import {
  EngagementEarningsDocument,
  OpenPayoutAccountDocument,
  PayoutsDocument,
  StatementPageDocument,
  YouWillEarnDocument,
} from './payout.test.generated'

describe.each(databases)('payouts with sample payment on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { buy, advance } = engagementsWith(execute)
  let buyer: Visitor
  let seller: Visitor
  beforeAll(async () => {
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
  })
  afterAll(() => db.destroy())
  const payouts = async () => (await runAs(execute, seller)(PayoutsDocument, {})).payouts

  test('you will earn: the price less commission, rounded half-up to the cent', async () => {
    const earn = async (price: number) => (await runAs(execute, seller)(YouWillEarnDocument, { price })).youWillEarn
    expect(await Promise.all([earn(699), earn(0), earn(0.05), earn(100.05)])).toEqual([629.1, 0, 0.04, 90.04])
    const ofUnknown = { price: 699, engagementId: 'eng-none' }
    expect((await runAs(execute, seller)(YouWillEarnDocument, ofUnknown)).youWillEarn).toBeNull()
    for (const price of [-1, 1_000_001])
      expect(codeOf(await execute(YouWillEarnDocument, { price }, seller))).toBe('BAD_USER_INPUT')
  })

  test('you will earn: only sellers ask, and buyers don’t see it on an engagement', async () => {
    expect(codeOf(await execute(YouWillEarnDocument, { price: 1 }, buyer))).toBe('FORBIDDEN')
    const { id } = await buy(buyer)
    const seenBy = async (visitor: Visitor) =>
      expectValue((await runAs(execute, visitor)(EngagementEarningsDocument, { id })).engagement)
    expect(await seenBy(buyer)).toEqual({ youWillEarn: null, chargeback: null })
    expect(await seenBy(seller)).toEqual({ youWillEarn: 2_699.99, chargeback: null })
  })

  test('you will earn: a seller who buys earns nothing of the price', async () => {
    const vendor = await signedInAs(execute, 'VENDOR')
    const ofOrder = { price: 699, engagementId: (await buy(vendor)).id }
    expect((await runAs(execute, vendor)(YouWillEarnDocument, ofOrder)).youWillEarn).toBeNull()
    expect((await runAs(execute, seller)(YouWillEarnDocument, ofOrder)).youWillEarn).toBe(629.1)
  })

  test('balance: a completed engagement moves from held funds to the balance, and into the statement', async () => {
    const before = await payouts()
    const { id } = await buy(buyer)
    const running = await payouts()
    expect(running.held).toBeCloseTo(before.held + 2_999.99)
    expect(running.underWay.nodes.map((engagement) => engagement.id)).toContain(id)
    await advance(buyer, id, { submitRequirements: { message: 'All.' } })
    await advance(seller, id, { deliver: { message: 'Done.' } })
    await advance(buyer, id, { acceptDelivery: true })
    const after = await payouts()
    expect(after.balance).toBeCloseTo(before.balance + 2_699.99)
    expect(after.underWay.nodes.map((engagement) => engagement.id)).not.toContain(id)
    expect(after.statement.nodes[0]).toMatchObject({ kind: 'EARNED', amount: 2_699.99, engagement: { id } })
    expect(after).toMatchObject({ paidOut: 0, account: null })
  })

  test('statement: its pages have every entry once', async () => {
    const ids: string[] = []
    let after: string | null = null
    for (let hasNextPage = true; hasNextPage; ) {
      const page: { first: number; after: string | null } = { first: 2, after }
      const { statement } = (await runAs(execute, seller)(StatementPageDocument, page)).payouts
      ids.push(...statement.nodes.map(({ id }) => id))
      hasNextPage = statement.pageInfo.hasNextPage
      after = statement.pageInfo.endCursor ?? null
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength((await payouts()).statement.totalCount)
  })

  test('payouts: an account whose role does not sell any more sees its earnings, and can open an account for them', async () => {
    const setRole = (role: UserRole) =>
      db.updateTable('user').set({ role }).where('id', '=', 'usr-priya-raman').execute()
    const { balance } = await payouts()
    await setRole('CUSTOMER')
    expect((await payouts()).balance).toBe(balance)
    const { openPayoutAccount } = await runAs(execute, seller)(OpenPayoutAccountDocument, {})
    expect(openPayoutAccount.__typename).toBe('PayoutAccountProblem')
    await setRole('BROKER')
  })

  test('payout account: without a provider that pays out, the seller is told kindly', async () => {
    const { openPayoutAccount } = await runAs(execute, seller)(OpenPayoutAccountDocument, {})
    expect(expectType(openPayoutAccount, 'PayoutAccountProblem').message).toContain('kept in your balance')
  })

  test('payout account: while the provider can’t be reached, the seller is told, and the error is logged', async () => {
    const down = () => Promise.reject(new Error('Timeout'))
    const transfers = { transfer: down, findTransfer: down, reverse: down }
    const payouts = { createAccount: down, accountLink: down, accountState: down, ...transfers }
    const warnings: unknown[] = []
    const log = { warn: (line: unknown) => void warnings.push(line) }
    const executeOffline = executor(db, { log, openPaymentProvider: (db) => ({ ...samplePayment(db), payouts }) })
    const { openPayoutAccount } = await runAs(executeOffline, seller)(OpenPayoutAccountDocument, {})
    expect(expectType(openPayoutAccount, 'PayoutAccountProblem').message).toContain('can’t be reached')
    expect(warnings).toMatchObject([{ reason: { name: 'Error' } }])
  })
})
