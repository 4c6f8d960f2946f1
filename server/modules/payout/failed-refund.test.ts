import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { ApiError } from '../../testing/fake-stripe/api-error'
import { expectValue } from '../../testing/result'
import { openStripeMarketplace } from './payout.testing'

describe.each(databases)('refunds that fail at Stripe on $name', async ({ openSample }) => {
  const db = await openSample()
  const market = await openStripeMarketplace(db)
  afterAll(async () => {
    await market.stop()
    await db.destroy()
  })

  const refunded = async () => {
    const { id } = await market.buy()
    await market.advance(market.buyer, id, { cancel: { reason: 'No time.' } })
    await market.runRefunds()
    return id
  }
  const rowOf = (id: string) =>
    db.selectFrom('refund').selectAll().where('engagementId', '=', id).executeTakeFirstOrThrow()
  const atStripe = async (id: string) => {
    const { id: key } = await rowOf(id)
    return market.stripe.books.refunds.all().filter(({ metadata }) => metadata.key === key)
  }
  const statesAtStripe = async (id: string) => (await atStripe(id)).map(({ status }) => status)
  const failLatest = async (id: string) => market.stripe.people.failRefund(expectValue((await atStripe(id))[0]).id)
  const told = async (id: string) => {
    const path = `/dashboard/engagements/${id}`
    const rows = db.selectFrom('notification').select('userId').where('path', '=', path)
    return (await rows.where('kind', '=', 'REFUND').where('title', '=', 'A refund keeps failing').execute()).length
  }

  test('refund.failed: a notification makes the refund pending, and it is requested again under another key', async () => {
    const id = await refunded()
    expect(await rowOf(id)).toMatchObject({ doneAt: expect.any(String), failures: 0 })
    const event = await failLatest(id)
    await market.notify(event)
    await market.notify(market.stripe.books.record('refund.failed', event.data.object))
    expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({ refunded: 699, refundPending: 0 })
    expect(await rowOf(id)).toMatchObject({ doneAt: expect.any(String), failures: 1 })
    expect(await statesAtStripe(id)).toEqual(['succeeded', 'failed'])
  })

  test('polling: a failure without a notification is found, and requested again', async () => {
    const id = await refunded()
    await failLatest(id)
    await market.runRefunds()
    expect(await rowOf(id)).toMatchObject({ doneAt: expect.any(String) })
    market.passMinutes(61)
    await market.runRefunds()
    await market.runRefunds()
    expect(await rowOf(id)).toMatchObject({ doneAt: expect.any(String), failures: 1 })
    expect(await statesAtStripe(id)).toEqual(['succeeded', 'failed'])
    expect(await told(id)).toBe(0)
  })

  test('admins are told once of a refund that has failed twice, and reconciliation names it until it is done', async () => {
    const id = await refunded()
    await market.notify(await failLatest(id))
    await market.runRefunds()
    const again = await failLatest(id)
    await market.notify(again)
    expect(await told(id)).toBeGreaterThan(0)
    const before = await told(id)
    const { id: key } = await rowOf(id)
    expect(await rowOf(id)).toMatchObject({ doneAt: null, failures: 2 })
    expect(await market.reconcile()).toContainEqual(
      expect.stringContaining(`The refund ${key} of $699.00 keeps failing.`),
    )
    market.passMinutes(5)
    await market.runRefunds()
    expect(await rowOf(id)).toMatchObject({ doneAt: expect.any(String) })
    expect(await told(id)).toBe(before)
    expect(await market.reconcile()).not.toContainEqual(expect.stringContaining(key))
  })

  test('growing waits: a refund that Stripe refuses is asked for less and less, and told', async () => {
    const { id } = await market.buy()
    await market.advance(market.buyer, id, { cancel: { reason: 'No time.' } })
    const attempts: number[] = []
    for (let minute = 0; minute < 40; minute += 1) {
      market.stripe.fail({ path: '/v1/refunds', error: new ApiError('Not now.') })
      await market.runRefunds().catch(() => {})
      attempts.push((await rowOf(id)).attempts)
      market.stripe.clearFaults()
      market.passMinutes(1)
    }
    const counts = [2, 3, 4, 5, 6].map((attempt) => attempts.indexOf(attempt))
    expect(counts.map((minute, index) => minute - (counts[index - 1] ?? 0))).toEqual([expect.any(Number), 1, 3, 7, 15])
    expect(await told(id)).toBeGreaterThan(0)
  })
})
