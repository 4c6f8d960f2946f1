import { afterAll, describe, expect, test } from 'vitest'
import { createClock } from '../../../infrastructure/clock'
import { databases } from '../../../testing/database/databases'
import { engagementsWith } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { testInfrastructure } from '../../../testing/infrastructure'
import { newMailbox } from '../../../testing/mailbox'
import { fund, milestonesOn } from '../../../testing/milestones'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { expectType } from '../../../testing/result'

const requirements = { submitRequirements: { message: 'A mark for lenses.' } }
const delivery = { deliver: { message: 'Here it is.' } }
const next = 'Next: Milestone 2 of 3, Artwork, $300.00.'

describe.each(databases)('the milestone after a released one on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const clock = createClock(true)
  const execute = executor(db, testInfrastructure({ ...mailbox.infrastructure, clock }))
  const { advance, tryAdvance } = engagementsWith(execute)
  const { passDays } = await paidEngagementsOn(db, execute)
  const { agreed } = milestonesOn(db, execute, 'next')
  afterAll(() => db.destroy())

  const delivered = async () => {
    const work = await agreed()
    await advance(work.buyer.visitor, work.first, requirements)
    await advance(work.seller.visitor, work.first, delivery)
    return work
  }
  /** The newest notification and mail of an account. */
  const toldTo = async ({ id, email }: { id: string; email: string }) => {
    const rows = await db.selectFrom('notification').selectAll().where('userId', '=', id).execute()
    const newest = rows.toSorted((a, b) => b.at.localeCompare(a.at))[0]
    return [newest?.text, (await mailbox.mailsTo(email))[0]?.text]
  }

  test('release: its mail, notification and message name the next milestone, and say what to do', async () => {
    const { buyer, seller, first } = await delivered()
    const accepted = await tryAdvance(buyer.visitor, first, { acceptDelivery: true })
    expect(expectType(accepted, 'EngagementAdvanced').message).toContain(`is complete. ${next} Fund it to begin.`)
    for (const text of await toldTo(seller)) expect(text).toContain(`${next} It begins when the buyer funds it.`)
  })

  test('automatic release: the buyer is told what to fund next', async () => {
    const { buyer } = await delivered()
    await passDays(15)
    for (const text of await toldTo(buyer)) expect(text).toContain(`${next} Fund it to begin.`)
  })

  test('release: a next milestone that is funded needs nothing, and after the last one there is none', async () => {
    const { buyer, seller, first, second, third } = await delivered()
    await advance(buyer.visitor, second, fund)
    await advance(buyer.visitor, first, { acceptDelivery: true })
    for (const text of await toldTo(seller)) expect(text).toContain(`${next} It is funded already.`)
    await advance(buyer.visitor, third, { cancelMilestone: { reason: 'Not needed.' } })
    await advance(seller.visitor, second, delivery)
    await advance(buyer.visitor, second, { acceptDelivery: true })
    for (const text of await toldTo(seller)) expect(text).not.toContain('Next: ')
  })
})
