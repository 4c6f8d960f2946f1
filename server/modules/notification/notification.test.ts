import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { DeleteAccountDocument } from '../../testing/accounts.generated'
import { correspondentOf } from '../../testing/correspondent'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { newMailbox } from '../../testing/mailbox'
import { registeredAs } from '../../testing/register'
import { expectValue } from '../../testing/result'
import { signedInAs } from '../../testing/sign-in'
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
  // The unread notifications of the sample data make no mails.
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
  let people = 0
  /** A customer and a seller with accounts of their own. */
  const newPair = async () => {
    people += 1
    moment += 3_600_000
    const customer = await registeredAs(execute, `customer-${people}@example.com`)
    const seller = await registeredAs(execute, `seller-${people}@example.com`, 'FREELANCER')
    const mailed = () => mailbox.mailsTo(seller.email)
    const { run, viewer } = correspondentOf(execute, seller.visitor)
    const mark = async (ids: string[] | null) =>
      (await run(MarkNotificationsReadDocument, { ids })).markNotificationsRead
    const setMails = async (emailNotifications: boolean) =>
      (await run(UpdateNotificationSettingsDocument, { input: { emailNotifications } })).updateNotificationSettings
    const write = (listingId: string) => correspondentOf(execute, customer.visitor).start({ listingId })
    const contact = () => correspondentOf(execute, customer.visitor).start({ companyId: seller.id })
    return { customer, seller, viewer, mark, setMails, mailed, write, contact }
  }

  test('missed mail: after 10 minutes unread, one mail for all notifications, without names', async () => {
    const { customer, mailed, contact } = await newPair()
    await contact()
    moment += 60_000
    await contact()
    await runWorker()
    expect(await mailed()).toEqual([])
    moment += 10 * 60_000
    await Promise.all([runWorker(), runWorker()])
    expect(await mailed()).toEqual([
      expect.objectContaining({
        subject: 'What you have missed on Marque',
        text: expect.stringMatching(
          /One conversation with new messages:\n\nhttp:\/\/localhost:4000\/dashboard\/messages\n/,
        ),
      }),
    ])
    expect((await mailed())[0]?.text).not.toMatch(/Ada|Hello,.*Hello/)
    await contact()
    moment += 3_600_000
    await runWorker()
    expect(await mailed()).toHaveLength(1)
    expect(customer.id).toBeTruthy()
  })

  test('missed mail: none for notifications read in time, or when switched off', async () => {
    const reader = await newPair()
    await reader.contact()
    expect(await reader.mark(null)).toEqual({ unreadNotifications: 0 })
    const quiet = await newPair()
    expect(await quiet.setMails(false)).toEqual({ emailNotifications: false })
    await quiet.contact()
    moment += 3_600_000
    await runWorker()
    expect([await reader.mailed(), await quiet.mailed()]).toEqual([[], []])
    // Switched on again, mails tell of later notifications only.
    expect(await quiet.setMails(true)).toEqual({ emailNotifications: true })
    await runWorker()
    expect(await quiet.mailed()).toEqual([])
  })

  test('mark notifications read: some or all of the viewer’s, nobody else’s', async () => {
    const { viewer, mark, contact } = await newPair()
    const other = await newPair()
    await contact()
    await other.contact()
    const { id } = expectValue((await viewer()).notifications.nodes[0])
    const foreign = expectValue((await other.viewer()).notifications.nodes[0])
    expect(await mark([foreign.id])).toEqual({ unreadNotifications: 1 })
    expect(await mark([])).toEqual({ unreadNotifications: 1 })
    expect((await other.viewer()).unreadNotifications).toBe(1)
    expect(await mark([id, foreign.id])).toEqual({ unreadNotifications: 0 })
    expect((await viewer()).notifications).toMatchObject({ totalCount: 1, nodes: [{ id, read: true }] })
    await expect(mark(Array.from({ length: 101 }, (_, i) => `ntf-${i}`))).rejects.toThrow('at most 100')
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
    const left = await db.selectFrom('notification').select('id').where('userId', '=', seller.id).execute()
    expect(left).toEqual([])
    const { open } = correspondentOf(execute, customer.visitor)
    expect(await open(conversation.id)).toMatchObject({ canWrite: false, otherParty: { name: 'Former member' } })
  })

  test('account export: has the messages of the account', async () => {
    const { customer, contact } = await newPair()
    await contact()
    const { data } = await execute(AccountMessagesDocument, {}, customer.visitor)
    expect(data.accountExport).toMatchObject({ messages: [{ about: 'Byron Ltd', body: 'Hello' }] })
  })
})
