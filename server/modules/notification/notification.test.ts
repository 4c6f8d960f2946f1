import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { DeleteAccountDocument } from '../../testing/accounts/moderation.generated'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { conversationsAs } from '../../testing/conversations'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { newMailbox } from '../../testing/mailbox'
import { expectValue } from '../../testing/result'
import { createContainer } from '../container'
import {
  AccountMessagesDocument,
  MarkNotificationsReadDocument,
  NotificationsDocument,
  type NotificationsQueryVariables,
  UpdateNotificationSettingsDocument,
} from './notification.test.generated'

describe.each(databases)('notifications on $name', async ({ openSample }) => {
  const db = await openSample()
  // Keeps the unread notifications of the sample data out of the mails.
  await db
    .updateTable('notification')
    .set({ mailedAt: new Date(0).toISOString() })
    .execute()
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const mailbox = newMailbox()
  const infrastructure = testInfrastructure({ now: () => new Date(moment), ...mailbox.infrastructure })
  const execute = executor(db, infrastructure)
  afterAll(() => db.destroy())

  const runWorker = () => createContainer(db, infrastructure, nobody).notificationMailWorker.run()
  let pairCount = 0
  /** A new customer and a new seller. */
  const newPair = async () => {
    pairCount += 1
    moment += 3_600_000
    const customer = await registeredAs(execute, `customer-${pairCount}@example.com`)
    const seller = await registeredAs(execute, `seller-${pairCount}@example.com`, 'FREELANCER')
    const mailed = () => mailbox.mailsTo(seller.email)
    const { run, viewer } = conversationsAs(execute, seller.visitor)
    const mark = async (ids: string[] | null, path: string | null = null) =>
      (await run(MarkNotificationsReadDocument, { ids, path })).markNotificationsRead
    const setMails = async (emailNotifications: boolean) =>
      (await run(UpdateNotificationSettingsDocument, { input: { emailNotifications } })).updateNotificationSettings
    const write = (listingId: string) => conversationsAs(execute, customer.visitor).start({ listingId })
    const contact = () => conversationsAs(execute, customer.visitor).start({ companyId: seller.id })
    return { customer, seller, viewer, mark, setMails, mailed, write, contact }
  }

  test('email notifications: after 10 minutes unread, one mail that says who wrote what', async () => {
    const { mailed, contact } = await newPair()
    await contact()
    moment += 60_000
    await contact()
    await runWorker()
    expect(await mailed()).toEqual([])
    moment += 10 * 60_000
    await Promise.all([runWorker(), runWorker()])
    const [mail, ...others] = await mailed()
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Message from /)
    expect(mail?.text).toMatch(
      /\n\nMessage from .+\n.+: Hello\n\nAnswer:\n\nhttp:\/\/localhost:4000\/dashboard\/messages\?conv/,
    )
    await contact()
    moment += 3_600_000
    await runWorker()
    expect(await mailed()).toHaveLength(1)
  })

  test('email notifications: a new text for a date that was mailed before is mailed, too', async () => {
    const { seller, mailed } = await newPair()
    const { notifier } = createContainer(db, infrastructure, nobody)
    const date = { userId: seller.id, kind: 'DOCKET' as const, topic: 'docket:1', title: 'Date', path: '/dashboard' }
    await notifier.notify({ ...date, text: 'Due on May 14.', mailed: true })
    await notifier.notify({ ...date, text: 'Moved to May 1.' })
    moment += 11 * 60_000
    await runWorker()
    expect((await mailed()).map(({ text }) => text)).toEqual([expect.stringContaining('Moved to May 1.')])
  })

  test('email notifications: the oldest comes first and gives the mail its subject', async () => {
    const { seller, mailed } = await newPair()
    const { notifier } = createContainer(db, infrastructure, nobody)
    const oldestFirst = ['First', 'Second', 'Third', 'Fourth']
    for (const title of oldestFirst.toReversed()) {
      moment -= 60_000
      await notifier.notify({ userId: seller.id, kind: 'ENGAGEMENT', title, text: '', path: '/dashboard' })
    }
    moment += 3_600_000
    await runWorker()
    const [mail] = await mailed()
    expect(mail?.subject).toBe('First, and 3 more on Marque')
    expect(mail?.text).toContain(oldestFirst.join('\n\n'))
  })

  test('email notifications: none for notifications that were read in time, or when switched off', async () => {
    const reader = await newPair()
    await reader.contact()
    expect(await reader.mark(null)).toMatchObject({ user: { unreadNotifications: 0 } })
    const quiet = await newPair()
    expect(await quiet.setMails(false)).toMatchObject({ user: { emailNotifications: false } })
    await quiet.contact()
    moment += 3_600_000
    await runWorker()
    expect([await reader.mailed(), await quiet.mailed()]).toEqual([[], []])
    // After they are switched on again, mails include only later notifications.
    expect(await quiet.setMails(true)).toMatchObject({ user: { emailNotifications: true } })
    await runWorker()
    expect(await quiet.mailed()).toEqual([])
  })

  test('email notifications: 60 changes an hour', async () => {
    const { setMails } = await newPair()
    for (let change = 1; change <= 60; change++) await setMails(change % 2 === 0)
    const message = 'Too many attempts. Please try again in 1 hour.'
    expect(await setMails(false)).toEqual({ __typename: 'TooManyAttempts', message })
    expect(await setMails(true)).toMatchObject({ user: { emailNotifications: true } })
  })

  /** An unread notification that is not about a message. */
  const addNotification = async (userId: string, id: string, path: string) => {
    const at = new Date(moment).toISOString()
    const about = { kind: 'ENGAGEMENT' as const, aboutId: null, topic: null, title: 'Delivered', text: '' }
    const times = { at, since: at, readAt: null, mailedAt: at }
    await db
      .insertInto('notification')
      .values({ id, userId, path, ...about, ...times })
      .execute()
  }

  test('mark notifications read: some or all of the viewer’s, nobody else’s', async () => {
    const { viewer, mark, seller } = await newPair()
    const other = await newPair()
    const [id, foreignId] = [`ntf-${seller.id}`, `ntf-${other.seller.id}`]
    await addNotification(seller.id, id, '/dashboard')
    await addNotification(other.seller.id, foreignId, '/dashboard')
    expect(await mark([foreignId])).toMatchObject({ user: { unreadNotifications: 1 } })
    expect(await mark([])).toMatchObject({ user: { unreadNotifications: 1 } })
    expect((await other.viewer()).unreadNotifications).toBe(1)
    expect(await mark([id, foreignId])).toMatchObject({ user: { unreadNotifications: 0 } })
    expect((await viewer()).notifications).toMatchObject({ totalCount: 1, nodes: [{ id, read: true }] })
    const tooMany = Array.from({ length: 101 }, (_, i) => `ntf-${i}`)
    expect(await mark(tooMany)).toEqual({ __typename: 'InvalidInput', field: 'ids', message: 'At most 100 at once.' })
  })

  test('mark notifications read: those that lead to a page, and no others', async () => {
    const { mark, viewer, seller } = await newPair()
    await addNotification(seller.id, `ntf-a-${seller.id}`, '/dashboard/engagements/eng-1')
    await addNotification(seller.id, `ntf-b-${seller.id}`, '/dashboard/engagements/eng-2')
    expect(await mark(null, '/dashboard/engagements/eng-1')).toMatchObject({ user: { unreadNotifications: 1 } })
    expect((await viewer()).notifications.nodes).toMatchObject([{ read: false }, { read: true }])
  })

  test('unread notifications: a message counts among the messages alone', async () => {
    const { contact, viewer } = await newPair()
    await contact()
    expect(await viewer()).toMatchObject({ unreadMessages: 1, unreadNotifications: 0 })
  })

  test('notifications: newest first, page by page', async () => {
    const visitor = await signedInAs(execute, 'BROKER')
    const { write } = await newPair()
    for (const listingId of ['srv-1101', 'srv-1102', 'srv-1103']) {
      moment += 1_000
      await write(listingId)
    }
    const list = async (page: NotificationsQueryVariables) =>
      expectValue((await execute(NotificationsDocument, page, visitor)).data.viewer).notifications
    const all = await list({ first: 100 })
    const first = await list({ first: 1 })
    const rest = await list({ first: 99, after: first.pageInfo.endCursor })
    expect([...first.nodes, ...rest.nodes]).toEqual(all.nodes)
    const moments = all.nodes.map(({ at }) => at)
    expect(moments).toEqual([...moments].sort().reverse())
  })

  test('delete account: notifications are deleted, messages stay without a name', async () => {
    const { customer, seller, contact } = await newPair()
    const { conversation } = await contact()
    await execute(DeleteAccountDocument, { input: { password: 'secret1' } }, seller.visitor)
    const remaining = await db.selectFrom('notification').select('id').where('userId', '=', seller.id).execute()
    expect(remaining).toEqual([])
    const { open } = conversationsAs(execute, customer.visitor)
    expect(await open(conversation.id)).toMatchObject({ canWrite: false, otherParty: { name: 'Former member' } })
  })

  test('account export: has the messages of the account', async () => {
    const { customer, contact } = await newPair()
    await contact()
    const { data } = await execute(AccountMessagesDocument, {}, customer.visitor)
    expect(data.accountExport).toMatchObject({ messages: [{ about: 'Byron Ltd', body: 'Hello' }] })
  })
})
