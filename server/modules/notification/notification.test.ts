import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { createContainer } from '../../modules/container'
import { correspondentOf } from '../../testing/correspondent'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { newMailbox } from '../../testing/mailbox'
import { registeredAs } from '../../testing/register'
import { signedInAs } from '../../testing/sign-in'

describe.each(databases)('notifications on $name', async ({ openSample }) => {
  const db = await openSample()
  // What the sample data says is unread is none of this.
  await db
    .updateTable('notification')
    .set({ mailedAt: new Date(0).toISOString() })
    .execute()
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const mailbox = newMailbox()
  const infrastructure = testInfrastructure({ now: () => new Date(moment), ...mailbox.infrastructure })
  const execute = executor(db, infrastructure)
  afterAll(() => db.destroy())

  const mailDue = () => createContainer(db, infrastructure, nobody).notificationMailWorker.run()
  let people = 0
  const meet = async () => {
    people += 1
    moment += 3_600_000
    const customer = await registeredAs(execute, `customer-${people}@example.com`)
    const seller = await registeredAs(execute, `seller-${people}@example.com`, 'FREELANCER')
    const mailed = () => mailbox.mailsTo(seller.email)
    const { run, viewer } = correspondentOf(execute, seller.visitor)
    const mark = (ids: string[] | null) =>
      run('mutation ($ids: [ID!]) { answer: markNotificationsRead(ids: $ids) { unreadNotifications } }', { ids })
    const write = (listingId: string) => correspondentOf(execute, customer.visitor).start({ listingId })
    const contact = () => correspondentOf(execute, customer.visitor).start({ companyId: seller.id })
    return { customer, seller, run, viewer, mark, mailed, write, contact }
  }

  test('ten minutes unread make one mail for all of it, once; it names nobody', async () => {
    const { customer, mailed, contact } = await meet()
    await contact()
    moment += 60_000
    await contact()
    await mailDue()
    expect(await mailed()).toEqual([])
    moment += 10 * 60_000
    await Promise.all([mailDue(), mailDue()])
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
    await mailDue()
    expect(await mailed()).toHaveLength(1)
    expect(customer.id).toBeTruthy()
  })

  test('what was read in time, or by whom wants no mails, makes none', async () => {
    const reader = await meet()
    await reader.contact()
    expect(await reader.mark(null)).toEqual({ unreadNotifications: 0 })
    const quiet = await meet()
    const settings =
      'mutation ($on: Boolean!) { answer: updateNotificationSettings(input: { emailNotifications: $on }) { emailNotifications } }'
    expect(await quiet.run(settings, { on: false })).toEqual({ emailNotifications: false })
    await quiet.contact()
    moment += 3_600_000
    await mailDue()
    expect([await reader.mailed(), await quiet.mailed()]).toEqual([[], []])
    // Switched on again, it tells of what comes, not of what was.
    expect(await quiet.run(settings, { on: true })).toEqual({ emailNotifications: true })
    await mailDue()
    expect(await quiet.mailed()).toEqual([])
  })

  test('some or all are marked read, and nobody else’s', async () => {
    const { viewer, mark, contact } = await meet()
    const other = await meet()
    await contact()
    await other.contact()
    const [{ id }] = (await viewer()).notifications.nodes
    const [foreign] = (await other.viewer()).notifications.nodes
    expect(await mark([foreign.id])).toEqual({ unreadNotifications: 1 })
    expect(await mark([])).toEqual({ unreadNotifications: 1 })
    expect((await other.viewer()).unreadNotifications).toBe(1)
    expect(await mark([id, foreign.id])).toEqual({ unreadNotifications: 0 })
    expect((await viewer()).notifications).toMatchObject({ totalCount: 1, nodes: [{ id, read: true }] })
    await expect(mark(Array.from({ length: 101 }, (_, i) => `ntf-${i}`))).rejects.toThrow('at most 100')
  })

  test('they are newest first, page by page', async () => {
    const visitor = await signedInAs(execute, 'BROKER')
    const { write } = await meet()
    for (const listingId of ['srv-1101', 'srv-1102', 'srv-1103']) {
      moment += 1_000
      await write(listingId)
    }
    const list = async (args: string) => {
      const source = `{ viewer { id notifications(${args}) { totalCount nodes { id at } pageInfo { endCursor } } } }`
      return (await execute(source, {}, visitor)).data.viewer.notifications
    }
    const all = await list('first: 100')
    const first = await list('first: 1')
    const rest = await list(`first: 99, after: "${first.pageInfo.endCursor}"`)
    expect([...first.nodes, ...rest.nodes]).toEqual(all.nodes)
    const moments = all.nodes.map(({ at }: { at: string }) => at)
    expect(moments).toEqual([...moments].sort().reverse())
  })

  test('who leaves takes what they were told along, and what they wrote stays without a name', async () => {
    const { customer, seller, contact } = await meet()
    const { conversation } = await contact()
    await execute('mutation { deleteAccount(input: { password: "secret1" }) { __typename } }', {}, seller.visitor)
    const left = await db.selectFrom('notification').select('id').where('userId', '=', seller.id).execute()
    expect(left).toEqual([])
    const { open } = correspondentOf(execute, customer.visitor)
    expect(await open(conversation.id)).toMatchObject({ canWrite: false, otherParty: { name: 'Former member' } })
  })

  test('one takes along what one wrote', async () => {
    const { customer, contact } = await meet()
    await contact()
    const { data } = await execute('{ accountExport }', {}, customer.visitor)
    expect(data.accountExport.messages).toMatchObject([{ about: 'Byron Ltd', body: 'Hello' }])
  })
})
