import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Visitor } from '../../../api/visitor'
import { databases } from '../../../testing/database/databases'
import { engagementsWith } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { subscribeToLiveEvents } from '../../../testing/live-events'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { startServer } from '../../../testing/test-server'
import { createEventBus } from '../../live-event/event-bus'

describe.each(databases)('live events of stopped deadlines on $name', async ({ openSample }) => {
  const db = await openSample()
  const eventBus = createEventBus()
  const execute = executor(db, { eventBus })
  const { advance, readEngagement, requestQuote } = engagementsWith(execute)
  const { admin, delivered, suspend, reinstate } = await paidEngagementsOn(db, execute)
  const { origin } = await startServer({ db, infrastructure: { eventBus }, until: afterAll })
  afterAll(() => db.destroy())

  /** An open page of an account, with the live events that it has yet to receive. */
  const openPage = async ({ token }: Visitor) => {
    const page = subscribeToLiveEvents(origin, { cookie: `session=${token}` })
    onTestFinished(page.leave)
    await page.next()
    return page
  }

  test.each([
    ['buyer', 'seller'],
    ['seller', 'buyer'],
  ] as const)(
    'suspended %s: an open page of the %s learns that the deadline stands still, and that it runs on',
    async (suspended, other) => {
      const work = await delivered()
      const page = await openPage(work[other].visitor)
      await suspend(work[suspended])
      expect(await page.next()).toMatchObject({ kind: 'ENGAGEMENT', subjectId: work.id })
      expect((await readEngagement(work[other].visitor, work.id)).deadline).toBeNull()
      await reinstate(work[suspended])
      expect(await page.next()).toMatchObject({ kind: 'ENGAGEMENT', subjectId: work.id })
      expect((await readEngagement(work[other].visitor, work.id)).deadline).not.toBeNull()
    },
  )

  test('suspended seller: each open engagement of a buyer has a live event, a completed one has none', async () => {
    const { id: completedId, buyer, seller } = await delivered()
    await advance(buyer.visitor, completedId, { acceptDelivery: true })
    const quotes = [
      await requestQuote(buyer.visitor, { profileId: seller.id, message: 'How much?' }),
      await requestQuote(buyer.visitor, { profileId: seller.id, message: 'And for two?' }),
    ]
    const page = await openPage(buyer.visitor)
    await suspend(seller)
    const events = [await page.next(), await page.next()]
    expect(events.map((event) => event?.subjectId).sort()).toEqual(quotes.map(({ id }) => id).sort())
    await reinstate(seller)
    expect((await page.next())?.sequence).toBe(Number(events[1]?.sequence) + 1)
  })

  test('hold: open pages of both parties learn of it, and of its end', async () => {
    const { id, buyer, seller } = await delivered()
    const pages = [await openPage(buyer.visitor), await openPage(seller.visitor)]
    const expectChange = async () => {
      for (const page of pages) {
        const kinds = [(await page.next())?.kind, (await page.next())?.kind]
        expect(kinds.sort()).toEqual(['ENGAGEMENT', 'NOTIFICATION'])
      }
    }
    await advance(admin, id, { putOnHold: { reason: 'We check a payment.' } })
    await expectChange()
    await advance(admin, id, { liftHold: { reason: 'All is well.' } })
    await expectChange()
  })
})
