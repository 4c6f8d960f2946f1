import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import { addListings } from '../../testing/add-listings'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { registeredAs } from '../../testing/register'
import { codeOf } from '../../testing/result'
import { signedInAs } from '../../testing/sign-in'
import { expectBalancedBooks } from '../../testing/trade'
import { createLedgerRepository } from '../ledger/ledger.repository'
import { createLedger } from '../ledger/ledger.service'
import {
  SalesReportDocument,
  type SalesReportQueryVariables,
  type SalesTotalsFragment,
} from './sales-report.test.generated'

const NOW = '2026-11-21T12:00:00.000Z'
const nothing = { sales: 0, paid: 0, refunded: 0, released: 0, commission: 0, earned: 0, views: 0, conversion: null }

/** The same numbers in every run. */
const pseudoRandom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
  return seed / 2 ** 32
}

const ledgerOf = (db: Database) => {
  let moment = NOW
  const ledger = createLedger({
    ledgerRepository: createLedgerRepository(db),
    commissionPercent: 10,
    now: () => new Date(moment),
  })
  let count = 0
  return {
    /** Further ledger entries have this time. */
    at: (time: string) => {
      moment = time
      return ledger
    },
    engage: async (sellerId: string, listingId: string | null, title = 'Agreed by word') => {
      count += 1
      const id = `eng-figures-${sellerId}-${count}`
      await db
        .insertInto('engagement')
        .values({
          ...{ id, number: id, kind: 'service', title, listingId, quantity: 1, sellerId, orderId: null, position: 0 },
          ...{ state: 'IN_PROGRESS', version: 1, priceCents: 1, days: 1, roundsLeft: 0, dueAt: null },
          ...{ buyerId: 'usr-clara-whitfield', cardLastFour: null, createdAt: NOW, updatedAt: NOW },
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
      const { visitor, id } = await registeredAs(execute, `${name}@figures.example`, 'BROKER')
      const listings = [`srv-${name}-a`, `srv-${name}-b`]
      await addListings(
        db,
        listings.map((listing) => ({ id: listing, sellerId: id })),
      )
      sellers.push({ visitor, id, listings })
    }
  })
  const seller = (place: number) => sellers[place] ?? expect.fail('no such seller')

  const report = async (visitor: Visitor, months: SalesReportQueryVariables = {}) => {
    const { data, errors } = await execute(SalesReportDocument, months, visitor)
    expect(errors).toBeUndefined()
    return data.salesReport
  }
  const refusal = async (visitor: Visitor | undefined, months: SalesReportQueryVariables = {}) =>
    codeOf(await execute(SalesReportDocument, months, visitor))

  test('sales report: without sales it is the current month with zeros', async () => {
    const { visitor } = seller(2)
    expect(await report(visitor)).toEqual({
      from: '2026-11',
      to: '2026-11',
      held: 0,
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
    // The last millisecond of August is August, wherever the server stands.
    await at('2026-08-31T23:59:59.999Z').hold(first, 10_005)
    await at('2026-09-01T00:00:00.000Z').hold(second, 20_000)
    await at('2026-11-01T10:00:00.000Z').release(first, 10_005)
    await at('2026-11-02T10:00:00.000Z').refund(second, 12_345)
    await at('2026-11-02T10:00:00.000Z').release(second, 7_655)
    await at('2026-11-03T10:00:00.000Z').hold(third, 5_000)
    await addViews(id, listing, '2026-08-30', 40)
    await addViews(id, listing, '2026-11-01', 10)
    await addViews(id, 'srv-deleted-unsold', '2026-11-01', 50)

    const whole = await report(visitor)
    expect([whole.from, whole.to, whole.held]).toEqual(['2026-08', '2026-11', 50])
    expect(whole.totals).toEqual({
      ...{ sales: 3, paid: 350.05, refunded: 123.45, released: 176.6 },
      // 10.005 and 7.655, each half-up to the cent: commission is of each release, not of their sum.
      ...{ commission: 17.67, earned: 158.93, views: 100, conversion: 0.03 },
    })
    expect(whole.months.map(({ month, held }) => [month, held])).toEqual([
      ['2026-08', 100.05],
      ['2026-09', 300.05],
      ['2026-10', 300.05],
      ['2026-11', 50],
    ])
    expect(whole.months[0]?.totals).toEqual({ ...nothing, sales: 1, paid: 100.05, views: 40, conversion: 0.025 })
    expect(whole.months[2]?.totals).toEqual(nothing)
    expect(whole.listings).toMatchObject([
      { listingId: 'srv-gone', title: 'Gone since', listing: null, totals: { paid: 200, refunded: 123.45 } },
      { listingId: listing, listing: { id: listing }, totals: { paid: 100.05, commission: 10.01, views: 50 } },
      { listingId: third, title: 'Agreed by word', listing: null, totals: { paid: 50, conversion: null } },
    ])

    const autumn = await report(visitor, { from: '2026-10', to: '2026-10' })
    expect(autumn).toMatchObject({ held: 50, totals: nothing, months: [{ held: 300.05 }], listings: [] })
  })

  test.each([1, 2, 3])('sales report: equals the sums of the ledger, for random sales (%i)', async (seed) => {
    const random = pseudoRandom(seed)
    const among = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] ?? expect.fail()
    const months = ['2024-11', '2024-12', '2025-01', '2025-02', '2026-03', '2026-11']
    const sometime = (place: number) =>
      `${months[place]}-${among(['01', '14', '28'])}T${among(['00', '23'])}:59:59.999Z`
    for (let times = 0; times < 25; times += 1) {
      const { id, listings } = seller(times % 2)
      const engagement = await engage(id, among([...listings, 'srv-gone', '']) || null)
      const paid = 100 + Math.floor(random() * 99_999)
      const begun = Math.floor(random() * months.length)
      const ended = begun + Math.floor(random() * (months.length - begun))
      const refund = among([0, paid, Math.floor(random() * paid)])
      await at(sometime(begun)).hold(engagement, paid)
      if (random() < 0.3) continue
      await at(sometime(ended)).refund(engagement, refund)
      await at(sometime(ended)).release(engagement, paid - refund)
    }
    await expectBalancedBooks(db)

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
      const whole = await report(visitor)
      expect(whole.held).toBe(sum('held'))
      expect(whole.totals).toMatchObject(expected())
      for (const { month, totals } of whole.months) expect(totals).toMatchObject(expected(month))
      expect(whole.months.length).toBeGreaterThan(20)
      expect(whole.months.at(-1)?.held).toBe(whole.held)
      const sumOf = (pick: (totals: SalesTotalsFragment) => number) =>
        whole.listings.reduce((sum, { totals }) => sum + Math.round(pick(totals) * 100), 0) / 100
      expect(sumOf(({ paid }) => paid)).toBe(whole.totals.paid)
      expect(sumOf(({ earned }) => earned)).toBe(whole.totals.earned)
      const { paid, refunded, released } = whole.totals
      expect(Math.round((paid - refunded - released) * 100)).toBe(Math.round(whole.held * 100))
    }
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
    ])
      expect(await refusal(visitor, range)).toBe('BAD_USER_INPUT')
    expect(await refusal(visitor, { from: '2016-12' })).toBeUndefined()
  })
})
