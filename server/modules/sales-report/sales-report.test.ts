import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { expectBalancedLedger } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { codeOf } from '../../testing/result'
import { createLedgerRepository } from '../ledger/ledger.repository'
import { createLedger } from '../ledger/ledger.service'
import {
  SalesReportDocument,
  type SalesReportQueryVariables,
  type SalesTotalsFragment,
} from './sales-report.test.generated'

const NOW = '2026-11-21T12:00:00.000Z'
const nothing = {
  sales: 0,
  paid: 0,
  refunded: 0,
  released: 0,
  commission: 0,
  brokerFee: 0,
  earned: 0,
  views: 0,
  conversion: null,
}

/** Returns the same sequence of numbers in every run. */
const pseudoRandom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
  return seed / 2 ** 32
}

const ledgerOf = (db: Database) => {
  let moment = NOW
  const ledger = createLedger({
    ledgerRepository: createLedgerRepository(db),
    now: () => new Date(moment),
  })
  let count = 0
  return {
    /** The ledger with the time of its next entries. */
    at: (time: string) => {
      moment = time
      return ledger
    },
    engage: async (sellerId: string, listingId: string | null, title = 'Agreed by word') => {
      count += 1
      const id = `eng-sales-${sellerId}-${count}`
      await db
        .insertInto('engagement')
        .values({
          ...{
            id,
            number: id,
            searchText: '',
            kind: 'service',
            title,
            listingId,
            quantity: 1,
            sellerId,
            orderId: null,
            position: 0,
          },
          state: 'IN_PROGRESS',
          version: 1,
          priceCents: 1,
          days: 1,
          roundsLeft: 0,
          dueAt: null,
          buyerId: 'usr-clara-whitfield',
          cardLastFour: null,
          createdAt: NOW,
          updatedAt: NOW,
        })
        .execute()
      return id
    },
    addViews: (sellerId: string, listingId: string, day: string, count: number) =>
      db.insertInto('listingViews').values({ sellerId, listingId, day, count }).execute(),
  }
}

describe.each(databases)('sales reports on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db, { now: () => new Date(NOW) })
  const { at, engage, addViews } = ledgerOf(db)
  afterAll(() => db.destroy())

  const sellers: { visitor: Visitor; id: string; listings: string[] }[] = []
  beforeAll(async () => {
    for (const name of ['one', 'two', 'odd']) {
      const { visitor, id } = await registeredAs(execute, `${name}@sales.example`, 'BROKER')
      const listings = [`srv-${name}-a`, `srv-${name}-b`]
      await addListings(
        db,
        listings.map((listing) => ({ id: listing, sellerId: id })),
      )
      sellers.push({ visitor, id, listings })
    }
  })
  const seller = (index: number) => sellers[index] ?? expect.fail('no such seller')

  const report = async (visitor: Visitor, months: SalesReportQueryVariables = {}) => {
    const { data, errors } = await execute(SalesReportDocument, months, visitor)
    expect(errors).toBeUndefined()
    return data.salesReport
  }
  const refusal = async (visitor: Visitor | undefined, months: SalesReportQueryVariables = {}) =>
    codeOf(await execute(SalesReportDocument, months, visitor))

  test('sales report: without sales it has the current month with zeros', async () => {
    const { visitor } = seller(2)
    expect(await report(visitor)).toEqual({
      from: '2026-11',
      to: '2026-11',
      held: 0,
      mandateFees: 0,
      totals: nothing,
      months: [{ month: '2026-11', held: 0, totals: nothing }],
      listings: [],
    })
    expect((await report(visitor, { from: '2026-01' })).months).toHaveLength(11)
  })

  test('sales report: money counts in the month in which it moved, to the cent', async () => {
    const { visitor, id, listings } = seller(2)
    const [listing = ''] = listings
    const first = await engage(id, listing)
    const second = await engage(id, 'srv-gone', 'Gone since')
    const third = await engage(id, null)
    // Months are in UTC, whatever the time zone of the server.
    await at('2026-08-31T23:59:59.999Z').hold(first, 10_005, null)
    await at('2026-09-01T00:00:00.000Z').hold(second, 20_000, null)
    await at('2026-11-01T10:00:00.000Z').release(first, 10_005, 10, 0)
    await at('2026-11-02T10:00:00.000Z').refund(second, 12_345)
    await at('2026-11-02T10:00:00.000Z').release(second, 7_655, 10, 0)
    await at('2026-11-03T10:00:00.000Z').hold(third, 5_000, null)
    await addViews(id, listing, '2026-08-30', 40)
    await addViews(id, listing, '2026-11-01', 10)
    await addViews(id, 'srv-deleted-unsold', '2026-11-01', 50)

    const full = await report(visitor)
    expect([full.from, full.to, full.held]).toEqual(['2026-08', '2026-11', 50])
    expect(full.totals).toEqual({
      sales: 3,
      paid: 350.05,
      refunded: 123.45,
      released: 176.6,
      // 10.01 + 7.66: the commission of each release is rounded half-up, not the commission of their sum.
      commission: 17.67,
      brokerFee: 0,
      earned: 158.93,
      views: 100,
      conversion: 0.03,
    })
    expect(full.months.map(({ month, held }) => [month, held])).toEqual([
      ['2026-08', 100.05],
      ['2026-09', 300.05],
      ['2026-10', 300.05],
      ['2026-11', 50],
    ])
    expect(full.months[0]?.totals).toEqual({ ...nothing, sales: 1, paid: 100.05, views: 40, conversion: 0.025 })
    expect(full.months[2]?.totals).toEqual(nothing)
    expect(full.listings).toMatchObject([
      { listingId: 'srv-gone', title: 'Gone since', listing: null, totals: { paid: 200, refunded: 123.45 } },
      { listingId: listing, listing: { id: listing }, totals: { paid: 100.05, commission: 10.01, views: 50 } },
      { listingId: third, title: 'Agreed by word', listing: null, totals: { paid: 50, conversion: null } },
    ])

    const october = await report(visitor, { from: '2026-10', to: '2026-10' })
    expect(october).toMatchObject({ held: 50, totals: nothing, months: [{ held: 300.05 }], listings: [] })
  })

  test.each([1, 2, 3])('sales report: equals the sums of the ledger, for random sales (%i)', async (seed) => {
    const random = pseudoRandom(seed)
    const randomOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] ?? expect.fail()
    const months = ['2024-11', '2024-12', '2025-01', '2025-02', '2026-03', '2026-11']
    const randomTime = (monthIndex: number) =>
      `${months[monthIndex]}-${randomOf(['01', '14', '28'])}T${randomOf(['00', '23'])}:59:59.999Z`
    for (let times = 0; times < 25; times += 1) {
      const { id, listings } = seller(times % 2)
      const engagement = await engage(id, randomOf([...listings, 'srv-gone', '']) || null)
      const paid = 100 + Math.floor(random() * 99_999)
      const startIndex = Math.floor(random() * months.length)
      const endIndex = startIndex + Math.floor(random() * (months.length - startIndex))
      const refund = randomOf([0, paid, Math.floor(random() * paid)])
      await at(randomTime(startIndex)).hold(engagement, paid, null)
      if (random() < 0.3) continue
      await at(randomTime(endIndex)).refund(engagement, refund)
      await at(randomTime(endIndex)).release(engagement, paid - refund, 10, 0)
    }
    await expectBalancedLedger(db)

    for (const { visitor, id } of sellers.slice(0, 2)) {
      const postings = await db
        .selectFrom('posting')
        .innerJoin('engagement', 'engagement.id', 'posting.engagementId')
        .select(['account', 'cents', 'at'])
        .where('sellerId', '=', id)
        .execute()
      const sum = (account: string, month = '', sign = 0) =>
        postings
          .filter((posting) => posting.account === account && posting.at.startsWith(month))
          .filter(({ cents }) => sign === 0 || Math.sign(cents) === sign)
          .reduce((total, { cents }) => total + cents, 0) / 100
      const expected = (month = '') => ({
        paid: sum('held', month, 1),
        refunded: sum('buyer', month, 1),
        commission: sum('platform', month),
        earned: sum('seller', month),
      })
      const full = await report(visitor)
      expect(full.held).toBe(sum('held'))
      expect(full.totals).toMatchObject(expected())
      for (const { month, totals } of full.months) expect(totals).toMatchObject(expected(month))
      expect(full.months.length).toBeGreaterThan(20)
      expect(full.months.at(-1)?.held).toBe(full.held)
      const sumOf = (pick: (totals: SalesTotalsFragment) => number) =>
        full.listings.reduce((sum, { totals }) => sum + Math.round(pick(totals) * 100), 0) / 100
      expect(sumOf(({ paid }) => paid)).toBe(full.totals.paid)
      expect(sumOf(({ earned }) => earned)).toBe(full.totals.earned)
      const { paid, refunded, released } = full.totals
      expect(Math.round((paid - refunded - released) * 100)).toBe(Math.round(full.held * 100))
    }
  })

  test('sales report: an addition is paid, and no other sale', async () => {
    const { visitor, id } = await registeredAs(execute, 'added@sales.example', 'BROKER')
    const engagement = await engage(id, null)
    await at('2026-09-10T10:00:00.000Z').hold(engagement, 10_000, null)
    await at('2026-10-10T10:00:00.000Z').hold(engagement, 5_000, null)
    const { totals, months, listings } = await report(visitor)
    expect(totals).toMatchObject({ sales: 1, paid: 150 })
    expect(months.map(({ totals: { sales } }) => sales)).toEqual([1, 0, 0])
    expect(listings.map(({ totals: { sales, paid } }) => [sales, paid])).toEqual([[1, 150]])
  })

  test('sales report: a broker’s fee is a sum of its own, and released money with the others', async () => {
    const { visitor, id } = await registeredAs(execute, 'brokered@sales.example', 'FREELANCER')
    const engagement = await engage(id, null)
    await at('2026-11-10T10:00:00.000Z').hold(engagement, 64_999, null)
    await at('2026-11-11T10:00:00.000Z').release(engagement, 64_999, 10, 8)
    const sums = { released: 649.99, commission: 65, brokerFee: 52, earned: 532.99 }
    const { totals, months, listings: sold } = await report(visitor)
    expect([totals, months[0]?.totals, sold[0]?.totals]).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining(sums)),
    )
  })

  test('sales report: the fees of a broker are no sales, and count in the months in which money was released', async () => {
    const broker = await registeredAs(execute, 'broker@sales.example', 'BROKER')
    const engagement = await engage(seller(0).id, null)
    await db.updateTable('engagement').set({ brokerId: broker.id }).where('id', '=', engagement).execute()
    await at('2026-09-10T10:00:00.000Z').hold(engagement, 10_000, null)
    await at('2026-10-11T10:00:00.000Z').release(engagement, 10_000, 10, 8)
    expect(await report(broker.visitor)).toMatchObject({ from: '2026-10', mandateFees: 8, totals: nothing })
    for (const month of ['2026-09', '2026-11'])
      expect(await report(broker.visitor, { from: month, to: month })).toMatchObject({
        mandateFees: 0,
        totals: nothing,
      })
  })

  test('sales report: refused to visitors, customers and admins, and for invalid months', async () => {
    const { visitor } = seller(0)
    expect(await refusal(undefined)).toBe('UNAUTHENTICATED')
    for (const role of ['CUSTOMER', 'ADMIN'] as const)
      expect(await refusal(await signedInAs(execute, role))).toBe('FORBIDDEN')
    for (const range of [
      { from: '2026-13' },
      { from: 'now' },
      { to: '2026-11-21' },
      { from: '2026-12' },
      { from: '2016-11' },
      { from: '2026-05', to: '2026-04' },
      { from: '2026-11', to: '2999-12' },
    ])
      expect([range, await refusal(visitor, range)]).toEqual([range, 'BAD_USER_INPUT'])
    expect(await refusal(visitor, { from: '2016-12' })).toBeUndefined()
  })
})
