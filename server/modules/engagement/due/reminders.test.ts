import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { nobody } from '../../../api/visitor'
import { createClock } from '../../../infrastructure/clock'
import { DAY_MS } from '../../../lib/dates'
import { newAdmin } from '../../../testing/accounts/new-admin'
import { databases } from '../../../testing/database/databases'
import { engagementsWith } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { testInfrastructure } from '../../../testing/infrastructure'
import { newMailbox } from '../../../testing/mailbox'
import { fund, milestonesOn } from '../../../testing/milestones'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { expectValue } from '../../../testing/result'
import { createContainer } from '../../container'

describe.each(databases)('reminders on $name', async ({ openSample }) => {
  const db = await openSample()
  const clock = createClock(true)
  const mailbox = newMailbox()
  const execute = executor(db, { clock, ...mailbox.infrastructure })
  const { advance } = engagementsWith(execute)
  const { delivered } = await paidEngagementsOn(db, execute)
  const { agreed } = milestonesOn(db, execute)
  const admin = await newAdmin(execute, 'second@example.com')
  afterEach(() => clock.setDaysAhead(0))
  afterAll(() => db.destroy())

  /** Moves the clock, and runs the worker of due notices as two processes at once. */
  const remind = async (daysAhead: number) => {
    clock.setDaysAhead(daysAhead)
    const container = () => createContainer(db, testInfrastructure({ clock, ...mailbox.infrastructure }), nobody)
    await Promise.all([container().dueNoticeWorker.run(), container().dueNoticeWorker.run()])
    await container().adminAlertWorker.run()
  }
  // Not by the API: sessions end when the clock moves alone.
  const noticesOf = async (account: { id: string }, id: string) => {
    const ofAccount = db.selectFrom('notification').select('title').where('userId', '=', account.id)
    const rows = await ofAccount.where('path', '=', `/dashboard/engagements/${id}`).execute()
    return rows.map(({ title }) => title.replace(/^MQ-\w+: /, '')).filter((title) => title.includes('by tomorrow'))
  }
  const mailsTo = async (email: string) =>
    (await mailbox.mailsTo(email)).filter(({ subject }) => subject.includes('tomorrow'))
  const disputed = async () => {
    const work = await delivered()
    await advance(work.buyer.visitor, work.id, { openDispute: { reason: 'Half is missing.' } })
    return work
  }

  test('dispute: the side that has not answered is told a day before, once; who opened it is not', async () => {
    const { id, buyer, seller } = await disputed()
    await remind(1)
    expect(await noticesOf(seller, id)).toEqual([])
    await remind(2)
    await remind(2)
    expect(await noticesOf(seller, id)).toEqual(['Answer by tomorrow'])
    expect(await noticesOf(buyer, id)).toEqual([])
    const [mail, ...others] = await mailsTo(seller.email)
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Please answer the dispute about ‘.+’ by tomorrow$/)
    expect(mail?.text).toContain('Marque decides with or without your answer')
    expect(await mailsTo(buyer.email)).toEqual([])
  })

  test('dispute: nobody is told of an answer that is given, of a withdrawn dispute, or once the time is over', async () => {
    const [answered, withdrawn, forgotten] = [await disputed(), await disputed(), await disputed()]
    await advance(answered.seller.visitor, answered.id, { answerDispute: { message: 'All is there.' } })
    await advance(withdrawn.buyer.visitor, withdrawn.id, { withdrawDispute: {} })
    await remind(3)
    for (const { id, seller } of [answered, withdrawn, forgotten]) expect(await noticesOf(seller, id)).toEqual([])
  })

  test('dispute: admins are told once, a day before the decision is due', async () => {
    const { id } = await disputed()
    await remind(5)
    expect(await noticesOf(admin, id)).toEqual([])
    await remind(6)
    await remind(6)
    expect(await noticesOf(admin, id)).toEqual(['The dispute is to be decided by tomorrow'])
  })

  test('milestone: the buyer is told once, a day before it lapses without funding; one that is funded is not', async () => {
    const { buyer, seller, second, third } = await agreed()
    await advance(buyer.visitor, second, fund)
    const { nextDueAt } = await db
      .selectFrom('engagement')
      .select('nextDueAt')
      .where('id', '=', third)
      .executeTakeFirstOrThrow()
    const days = Math.floor((Date.parse(expectValue(nextDueAt)) - clock.now().getTime()) / DAY_MS)
    await remind(days - 1)
    expect(await noticesOf(buyer, third)).toEqual([])
    await remind(days)
    await remind(days)
    expect(await noticesOf(buyer, third)).toEqual(['Fund by tomorrow'])
    expect(await noticesOf(buyer, second)).toEqual([])
    expect(await noticesOf(seller, third)).toEqual([])
    const mails = (await mailsTo(buyer.email)).filter(({ subject }) => subject.includes('funded'))
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/can be funded until tomorrow$/)])
    expect(mails[0]?.text).toContain('Nothing is charged then.')
  })
})
