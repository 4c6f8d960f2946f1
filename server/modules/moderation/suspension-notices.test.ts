import { afterAll, describe, expect, test } from 'vitest'
import { createClock } from '../../infrastructure/clock'
import { dayText } from '../../lib/dates'
import { ReinstateUserDocument, SuspendUserDocument } from '../../testing/accounts/moderation.generated'
import { login } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { newMailbox } from '../../testing/mailbox'
import { paidEngagementsOn } from '../../testing/paid-engagements'
import { expectValue } from '../../testing/result'
import { otherPartyReinstatedMail, otherPartySuspendedMail, suspendedMail } from './moderation.mails'
import { SuspensionEffectDocument } from './moderation.test.generated'

describe.each(databases)('notices of a suspension on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const supportAddress = 'help@marks.example'
  const execute = executor(db, { ...mailbox.infrastructure, clock: createClock(true), supportAddress })
  const { advance, readEngagement } = engagementsWith(execute)
  const { admin, delivered, inProgress, passDays, suspend, reinstate } = await paidEngagementsOn(db, execute)
  afterAll(() => db.destroy())

  test('suspend user: the account and everybody with something open with it are told by mail', async () => {
    const input = { userId: 'usr-tomas-vidal', reason: 'Same logo <sold> twice.' }
    const { data } = await execute(SuspensionEffectDocument, { userId: input.userId }, admin)
    expect(data.suspensionEffect?.openEngagementCount).toBeGreaterThan(0)
    await execute(SuspendUserDocument, { input }, admin)
    const [own] = await mailbox.mailsTo('freelancer@example.com')
    expect(own?.subject).toBe('Your Marque account is suspended')
    expect(own?.text).toContain('Hello Tomás,')
    expect(own?.text).toContain('write to help@marks.example and')
    const account = { email: 'freelancer@example.com', password: 'password123' }
    expect(await login(execute, account)).toMatchObject({
      message: 'This account is suspended. Write to help@marks.example to have it looked at.',
    })
    expect(own?.text).toContain('> Same logo <sold> twice.')
    expect(own?.text).toMatch(/\nMQ-\w+ {2}‘/)
    const [other, ...more] = await mailbox.mailsTo('customer@example.com')
    expect(other?.subject).toMatch(/^The account of Tomás Vidal is suspended: ‘.+’( and \d+ more)?$/)
    expect(other?.text).not.toContain('sold')
    expect(more).toEqual([])
    await execute(ReinstateUserDocument, { input }, admin)
    expect((await mailbox.mailsTo('freelancer@example.com'))[0]?.subject).toBe('Your Marque account is active again')
    expect((await execute(SuspensionEffectDocument, { userId: 'usr-none' }, admin)).data.suspensionEffect).toBeNull()
  })

  test('reinstate user: who has orders with the account is told when their deadlines end, once these run on', async () => {
    const { id, buyer, seller } = await delivered()
    const { email } = await db.selectFrom('user').select('email').where('id', '=', buyer.id).executeTakeFirstOrThrow()
    const runsNotified = async () => {
      const notified = db.selectFrom('notification').select(['title', 'text']).where('userId', '=', buyer.id)
      return notified.where('title', 'like', '%: Deadlines run on').execute()
    }
    await suspend(seller)
    await advance(admin, id, { putOnHold: { reason: 'We check a payment.' } })
    await reinstate(seller)
    expect(await runsNotified()).toEqual([])
    await suspend(seller)
    await advance(admin, id, { liftHold: { reason: 'All is well.' } })
    await passDays(30)
    await reinstate(seller)
    const { number, deadline } = await readEngagement(admin, id)
    const day = dayText(expectValue(deadline).at)
    expect(await runsNotified()).toEqual([
      { title: `${number}: Deadlines run on`, text: expect.stringContaining(`The next date is ${day}.`) },
    ])
    const [mail] = await mailbox.mailsTo(email)
    expect(mail?.subject).toMatch(/^The account of .+ is active again: ‘.+’$/)
    expect(mail?.text).toMatch(new RegExp(`^${number} {2}‘.+’: ${day}$`, 'm'))
  })

  test('reinstate user: a settlement in a dispute is named by the day on which it expires', async () => {
    const { id, buyer, seller } = await inProgress(100)
    await advance(buyer.visitor, id, { openDispute: { reason: 'No answer.' } })
    const settlement = { proposeSettlement: { refund: 40, reason: 'We part as friends.' } }
    // The settlement expires a day after the decision, which never stood still.
    await passDays(1)
    const { amendment } = await advance(buyer.visitor, id, settlement)
    await suspend(seller)
    await reinstate(seller)
    const notified = db.selectFrom('notification').select('text').where('userId', '=', buyer.id)
    const { text } = await notified.where('title', 'like', '%: Deadlines run on').executeTakeFirstOrThrow()
    expect(text).toContain(dayText(expectValue(amendment?.expiresAt)))
  })
})

test.each([10, 24])(
  'notices of a suspension list at most ten of %d open orders, and say how many more there are',
  (count) => {
    const open = Array.from({ length: count }, (_, i) => ({ number: `MQ-${i}`, title: 'Logo', priceCents: 100 }))
    const resumed = open.map((engagement) => ({ ...engagement, nextAt: '2026-12-01T09:00:00.000Z' }))
    for (const { text } of [
      suspendedMail('Ada', 'Checks.', open, 'help@marque.example'),
      otherPartySuspendedMail('Ada', 'Ben', open, 'https://marque.example'),
      otherPartyReinstatedMail('Ada', 'Ben', resumed, 'https://marque.example'),
    ]) {
      expect(text.match(/^MQ-/gm)).toHaveLength(10)
      expect(text.includes('And 14 more.')).toBe(count === 24)
    }
  },
)
