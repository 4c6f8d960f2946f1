import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '../../database/tables/tables'
import { createRandom } from '../../lib/random'
import type { LedgerRepository } from './ledger.repository'
import { brokerFeeOf, commissionOf, createLedger, earningsOf, sharesOf } from './ledger.service'

type Posting = Insertable<Tables['posting']>

/** A ledger on a list, for many rounds. */
const ledgerOn = (rows: Posting[]) => {
  const sumOf = (account: string, matches: (cents: number) => boolean) =>
    rows.filter((row) => row.account === account && matches(row.cents)).reduce((sum, { cents }) => sum + cents, 0)
  const ledgerRepository = {
    add: async (added: Posting[]) => {
      rows.push(...added)
      return []
    },
    balancesOf: async ([engagementId = '']: readonly string[]) =>
      (['buyer', 'held', 'seller', 'broker', 'platform'] as const).map((account) => ({
        engagementId,
        account,
        incoming: sumOf(account, (cents) => cents > 0),
        outgoing: -sumOf(account, (cents) => cents < 0),
      })),
    chargesOf: async () => [{ chargeKey: 'pay-1', cents: -sumOf('buyer', () => true) }],
    chargedBack: async () => [],
  } satisfies LedgerRepository
  return createLedger({ ledgerRepository, now: () => new Date() })
}

test('broker’s fee: it is a percentage of what is released, rounded half-up, and comes from the seller’s part', () => {
  expect([brokerFeeOf(64_999, 10, 8), earningsOf(64_999, 10, 8)]).toEqual([5_200, 53_299])
  expect([brokerFeeOf(150, 10, 1), brokerFeeOf(149, 10, 1)]).toEqual([2, 1])
  // The commission comes first.
  expect([brokerFeeOf(1, 60, 50), earningsOf(1, 60, 50)]).toEqual([0, 0])
})

test('broker’s fee: after any releases and returns, each entry sums to zero and nobody has less than nothing', async () => {
  const random = createRandom(71)
  for (let round = 0; round < 500; round += 1) {
    const rows: Posting[] = []
    const ledger = ledgerOn(rows)
    const [price, commission, fee] = [100 + random.below(100_000), random.below(41), 1 + random.below(50)]
    const commissionPercent = random.below(4) === 0 ? null : commission
    const engagement = { id: 'eng-1', commissionPercent, brokerFeePercent: fee }
    await ledger.hold('eng-1', price, 'pay-1')
    for (let part = 0; part < 3; part += 1) {
      const held = await ledger.heldNow('eng-1')
      const cents = random.below(held + 1)
      if (random.below(3) === 0) await ledger.takeBack(engagement, random.below(price), 'refund')
      else await ledger.release('eng-1', Math.min(cents, await ledger.heldNow('eng-1')), commission, fee)
    }
    for (let part = 0; part < 3; part += 1) await ledger.takeBack(engagement, random.below(price), 'chargeback')
    const money = await ledger.of('eng-1')
    expect(Math.min(money.earned, money.brokerFee, money.commission, money.held)).toBeGreaterThanOrEqual(0)
    expect(money.held + money.released).toBe(price - money.refunded)
    for (const entryId of new Set(rows.map((row) => row.entryId)))
      expect(rows.filter((row) => row.entryId === entryId).reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
    await ledger.takeBack(engagement, price, 'chargeback')
    expect(await ledgerOn(rows).of('eng-1')).toMatchObject({
      held: 0,
      released: 0,
      earned: 0,
      brokerFee: 0,
      commission: 0,
    })
  }
})

test('broker’s fee: the shares of the charges sum to those of the whole, and none is negative', () => {
  const random = createRandom(72)
  for (let round = 0; round < 2_000; round += 1) {
    const [commission, fee] = [random.below(41), 1 + random.below(50)]
    const charges = Array.from({ length: 1 + random.below(4) }, (_, place) => ({
      chargeKey: `pay-${place}`,
      // After refunds a few cents of a charge may be left.
      cents: 1 + random.below(round % 2 === 0 ? 9 : 10_000),
    }))
    const whole = charges.reduce((sum, { cents }) => sum + cents, 0)
    for (const part of [earningsOf, brokerFeeOf]) {
      const shares = sharesOf(charges, (cents) => part(cents, commission, fee))
      expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(part(whole, commission, fee))
      expect(Math.min(...shares.map(({ cents }) => cents))).toBeGreaterThanOrEqual(0)
    }
  }
})

test.each([
  [1_005, [1, 333], 67],
  [1_005, [4], 100],
])('refund: of %d cents less %j, the commission is 10 percent, rounded half-up', async (price, refunds, commission) => {
  const ledger = ledgerOn([])
  await ledger.hold('eng-1', price, 'pay-1')
  await ledger.release('eng-1', price, 10, 0)
  for (const cents of refunds)
    await ledger.takeBack({ id: 'eng-1', commissionPercent: 10, brokerFeePercent: null }, cents, 'refund')
  expect(await ledger.of('eng-1')).toMatchObject({ commission })
})

test('refund: after any parts the commission is that of what is left, and no part gives seller or broker a cent', async () => {
  const random = createRandom(73)
  for (let round = 0; round < 500; round += 1) {
    const [price, commissionPercent, brokerFeePercent] = [
      100 + random.below(5_000),
      random.below(101),
      random.below(51),
    ]
    const rows: Posting[] = []
    const ledger = ledgerOn(rows)
    await ledger.hold('eng-1', price, 'pay-1')
    await ledger.release('eng-1', price, commissionPercent, brokerFeePercent)
    let left = price
    for (let part = 0; part < 4; part += 1) {
      const cents = random.below(round % 2 === 0 ? 9 : left + 1)
      const engagement = { id: 'eng-1', commissionPercent, brokerFeePercent }
      const { taken, fromSeller, fromBroker } = await ledger.takeBack(engagement, cents, 'refund')
      left -= taken
      expect(Math.min(fromSeller, fromBroker)).toBeGreaterThanOrEqual(0)
      // A ledger reads balances once.
      expect((await ledgerOn(rows).of('eng-1')).commission).toBe(commissionOf(left, commissionPercent))
    }
  }
})
