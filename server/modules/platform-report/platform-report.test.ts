import { afterAll, describe, expect, test } from 'vitest'
import type { PostingRow } from '../../database/tables/tables'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { paidEngagementsOn } from '../../testing/paid-engagements'
import { codeOf } from '../../testing/result'
import { PlatformDaysDocument, StateCountsDocument } from './platform-report.test.generated'

// The sample data end today. All requests are made at the same moment, so that no day ends meanwhile.
const NOW = new Date().toISOString()
const TODAY = NOW.slice(0, 10)
const YEAR_AGO = new Date(Date.parse(TODAY) - 365 * 86_400_000).toISOString().slice(0, 10)

describe.each(databases)('platform report on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db, { now: () => new Date(NOW) })
  const { advance } = engagementsWith(execute)
  const { admin, delivered } = await paidEngagementsOn(db, execute)
  afterAll(() => db.destroy())

  const report = async (days: number) => (await execute(PlatformDaysDocument, { days }, admin)).data.platformReport
  const todayOf = async () => (await report(1)).days[0] ?? expect.fail('no day')

  /** Adds the lines of the ledger up, in dollars. */
  const ledgerSum = async (counts: (line: PostingRow) => boolean) => {
    const lines = await db.selectFrom('posting').selectAll().execute()
    return lines.filter(counts).reduce((sum, { cents }) => sum + cents, 0) / 100
  }

  /** What payouts have taken from the sellers until the end of a day, in dollars. */
  const paidOutUntil = async (day: string) => {
    const sent = await db.selectFrom('transfer').select(['cents', 'sentAt as at']).execute()
    const returned = await db.selectFrom('transferReversal').select(['cents', 'doneAt as at']).execute()
    const sum = (rows: typeof sent) =>
      rows.filter(({ at }) => at !== null && at.slice(0, 10) <= day).reduce((all, { cents }) => all + cents, 0)
    return (sum(sent) - sum(returned)) / 100
  }

  test('every day of the range, oldest first, ends with what is held and payable by the ledger', async () => {
    const { from, to, days } = await report(366)
    expect([from, to, days.length]).toEqual([YEAR_AGO, TODAY, 366])
    for (const { day, held, payable, totals } of days.filter((_, index) => index % 30 === 5)) {
      const isUntil = ({ at }: PostingRow) => at.slice(0, 10) <= day
      expect(held).toBe(await ledgerSum((line) => line.account === 'held' && isUntil(line)))
      const isEarned = ({ account }: PostingRow) => account === 'seller' || account === 'broker'
      const earned = await ledgerSum((line) => isEarned(line) && isUntil(line))
      expect(payable).toBeCloseTo(earned - (await paidOutUntil(day)))
      const isOfDay = ({ at }: PostingRow) => at.slice(0, 10) === day
      expect(totals.paid).toBe(await ledgerSum((line) => line.account === 'held' && line.cents > 0 && isOfDay(line)))
    }
  })

  test('totals are the sums of the days, and of the ledger', async () => {
    const { totals, days } = await report(366)
    const sum = (of: (day: (typeof days)[number]) => number) =>
      Math.round(days.reduce((all, day) => all + of(day) * 100, 0)) / 100
    expect(totals).toEqual({
      sales: sum((day) => day.totals.sales),
      paid: sum((day) => day.totals.paid),
      refunded: sum((day) => day.totals.refunded),
      commission: sum((day) => day.totals.commission),
      earned: sum((day) => day.totals.earned),
      newAccounts: sum((day) => day.totals.newAccounts),
    })
    const isRecent = ({ at }: PostingRow) => at >= YEAR_AGO
    expect(totals.commission).toBe(await ledgerSum((line) => line.account === 'platform' && isRecent(line)))
    expect(totals.refunded).toBe(
      await ledgerSum((line) => line.account === 'buyer' && line.cents > 0 && isRecent(line)),
    )
  })

  test('a sale, a refund and new accounts count at once', async () => {
    const before = await todayOf()
    const { id, buyer } = await delivered(200)
    const sold = await todayOf()
    expect(sold.totals.sales - before.totals.sales).toBe(1)
    expect(sold.totals.paid - before.totals.paid).toBeCloseTo(200)
    expect(sold.held - before.held).toBeCloseTo(200)
    expect(sold.totals.newAccounts - before.totals.newAccounts).toBe(2)
    await advance(buyer.visitor, id, { acceptDelivery: true })
    const released = await todayOf()
    expect(released.held).toBeCloseTo(before.held)
    expect(released.totals.commission - before.totals.commission).toBeCloseTo(20)
    expect(released.payable - before.payable).toBeCloseTo(180)
  })

  test('payouts are not payable any more, and what comes back from them is again', async () => {
    const { id, seller } = await delivered()
    const { payable } = await todayOf()
    const transfer = {
      ...{
        id: 'trf-report',
        engagementId: id,
        payeeId: seller.id,
        chargeKey: 'key',
        cents: 5_000,
        state: 'open' as const,
      },
      reversedCents: 0,
      attempts: 0,
      nextAttemptAt: NOW,
      createdAt: NOW,
      sentAt: null,
    }
    await db.insertInto('transfer').values(transfer).execute()
    expect((await todayOf()).payable).toBeCloseTo(payable)
    for (let repeated = 0; repeated < 2; repeated += 1)
      await db.updateTable('transfer').set({ sentAt: NOW, state: 'sent' }).where('id', '=', 'trf-report').execute()
    expect((await todayOf()).payable).toBeCloseTo(payable - 50)
    await db
      .insertInto('transferReversal')
      .values({
        id: 'trr-report',
        transferId: 'trf-report',
        cents: 2_000,
        attempts: 0,
        nextAttemptAt: NOW,
        createdAt: NOW,
      })
      .execute()
    await db.updateTable('transferReversal').set({ doneAt: NOW }).where('id', '=', 'trr-report').execute()
    expect((await todayOf()).payable).toBeCloseTo(payable - 30)
  })

  test('the states of a day are those of all engagements at its end', async () => {
    const { id, buyer } = await delivered()
    await advance(buyer.visitor, id, { acceptDelivery: true })
    const { days } = await report(2)
    const engagements = await db.selectFrom('engagement').select('createdAt').execute()
    const [yesterday, today] = days
    const { fn } = db
    const expected = await db
      .selectFrom('engagement')
      .select(['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute()
    expect(new Map(today?.states.map(({ state, count }) => [state, count]))).toEqual(
      new Map(expected.map(({ state, count }) => [state, count])),
    )
    const { data } = await execute(StateCountsDocument, {}, admin)
    expect(data.engagementStateCounts).toEqual(today?.states)
    const total = yesterday?.states.reduce((sum, { count }) => sum + count, 0)
    expect(total).toBe(engagements.filter(({ createdAt }) => createdAt.slice(0, 10) < TODAY).length)
  })

  test('it is for admins, and has 1 to 366 days', async () => {
    const broker = await signedInAs(execute, 'BROKER')
    expect(codeOf(await execute(PlatformDaysDocument, { days: 30 }, broker))).toBe('FORBIDDEN')
    for (const days of [0, 367])
      expect(codeOf(await execute(PlatformDaysDocument, { days }, admin))).toBe('BAD_USER_INPUT')
  })
})
