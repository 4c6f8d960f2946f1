import { afterAll, describe, expect, test } from 'vitest'
import { correspondentOf } from '../../testing/correspondent'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { registeredAs } from '../../testing/register'
import { signedInAs } from '../../testing/sign-in'
import { watchStatements } from '../../testing/watch-statements'

describe.each(databases)('conversations on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const execute = executor(db, { now: () => new Date(moment) })
  afterAll(() => db.destroy())

  /** Two who haven't met: a customer, and a freelancer with a company. */
  let people = 0
  const strangers = async () => {
    people += 1
    moment += 60_000
    const customer = await registeredAs(execute, `customer-${people}@example.com`)
    const seller = await registeredAs(execute, `seller-${people}@example.com`, 'FREELANCER')
    return {
      customer: { ...customer, ...correspondentOf(execute, customer.visitor) },
      seller: { ...seller, ...correspondentOf(execute, seller.visitor) },
    }
  }

  test('a message to a company reaches its owner, who answers', async () => {
    const { customer, seller } = await strangers()
    const { sent, conversation } = await customer.start({ companyId: seller.id }, '  One <b>line</b>\r\nand another ')
    expect(sent).toMatchObject({ sequence: 1, body: 'One <b>line</b>\nand another', sender: { id: customer.id } })
    expect(conversation).toMatchObject({
      about: { kind: 'COMPANY', title: 'Byron Ltd' },
      otherParty: { id: seller.id },
      unreadCount: 0,
      canWrite: true,
    })
    expect(await seller.viewer()).toMatchObject({ unreadMessages: 1, unreadNotifications: 1 })
    expect((await seller.inbox()).nodes).toMatchObject([
      { id: conversation.id, otherParty: { id: customer.id }, unreadCount: 1 },
    ])
    await seller.send(conversation.id, 'Yes')
    expect(await customer.viewer()).toMatchObject({
      unreadMessages: 1,
      notifications: {
        nodes: [
          {
            kind: 'MESSAGE',
            title: 'Message from Ada Byron',
            text: 'Byron Ltd: Yes',
            path: `/dashboard/messages?conversation=${conversation.id}`,
            read: false,
          },
        ],
      },
    })
    const { messages } = await customer.open(conversation.id)
    expect(messages.nodes).toMatchObject([
      { sequence: 2, body: 'Yes', clientId: null },
      { sequence: 1, clientId: expect.any(String) },
    ])
  })

  test('about the same thing there is one conversation; about another, another', async () => {
    const { customer, seller } = await strangers()
    const first = await customer.start({ companyId: seller.id })
    const again = await customer.start({ companyId: seller.id })
    expect([again.conversation.id, again.sent.sequence]).toEqual([first.conversation.id, 2])
    const other = await customer.start({ listingId: 'srv-1101' })
    expect(other.conversation.about).toMatchObject({ kind: 'SERVICE', id: 'srv-1101' })
    const freelancer = await customer.start({ freelancerId: 'usr-jun-watanabe' })
    expect(freelancer.conversation).toMatchObject({
      about: { kind: 'FREELANCER', title: 'Jun Watanabe' },
      otherParty: { id: 'usr-jun-watanabe' },
    })
    const inbox = await customer.inbox()
    expect(inbox.totalCount).toBe(3)
  })

  test('sent twice, at once or later, it is there once; another text under its id is refused', async () => {
    const { customer, seller } = await strangers()
    const twice = await Promise.all([1, 2].map(() => customer.start({ companyId: seller.id }, 'Hello', 'first')))
    const [{ sent, conversation }] = twice
    expect(twice[1].sent).toEqual(sent)
    const many = await Promise.all([1, 2, 3].map(() => customer.send(conversation.id, 'Second', 'second')))
    expect(many.map((answer) => answer.sent.sequence)).toEqual([2, 2, 2])
    expect(await customer.send(conversation.id, 'Third', 'second')).toMatchObject({
      __typename: 'InvalidInput',
      field: 'clientId',
    })
    // The other may have the same name for theirs.
    expect((await seller.send(conversation.id, 'Mine', 'second')).sent.sequence).toBe(3)
    expect((await seller.open(conversation.id)).messages.totalCount).toBe(3)
  })

  test('sent by both at once, messages are numbered without a gap', async () => {
    const { customer, seller } = await strangers()
    const { conversation } = await customer.start({ companyId: seller.id })
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? customer : seller).send(conversation.id, `No ${i}`)),
    )
    const { messages } = await seller.open(conversation.id)
    expect(messages.nodes.map(({ sequence }: { sequence: number }) => sequence)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ])
    expect((await customer.viewer()).unreadMessages).toBe(5)
    expect((await seller.viewer()).unreadMessages).toBe(6)
  })

  test('reading goes up to what was seen, never back, and quiets the bell when nothing is left', async () => {
    const { customer, seller } = await strangers()
    const { conversation } = await customer.start({ companyId: seller.id })
    for (const body of ['Two', 'Three']) await customer.send(conversation.id, body)
    expect((await seller.viewer()).unreadNotifications).toBe(1)
    const unread = (count: number, bell: number) => ({
      conversation: { unreadCount: count },
      viewer: { unreadMessages: count, unreadNotifications: bell },
    })
    expect(await seller.markRead(conversation.id, 2)).toEqual(unread(1, 1))
    expect(await seller.markRead(conversation.id, 1)).toEqual(unread(1, 1))
    expect(await seller.markRead(conversation.id, 3)).toEqual(unread(0, 0))
    await customer.send(conversation.id, 'Four')
    expect(await seller.markRead(conversation.id)).toEqual(unread(0, 0))
    expect(await seller.markRead('cnv-nothing')).toBeNull()
  })

  test('to a stranger it does not exist; an admin reads and does not write', async () => {
    const { customer, seller } = await strangers()
    const { conversation } = await customer.start({ companyId: seller.id })
    const stranger = correspondentOf(execute, await signedInAs(execute, 'VENDOR'))
    expect(await stranger.open(conversation.id)).toBeNull()
    expect(await stranger.markRead(conversation.id)).toBeNull()
    expect((await stranger.send(conversation.id)).__typename).toBe('ConversationNotFound')
    const admin = correspondentOf(execute, await signedInAs(execute, 'ADMIN'))
    expect(await admin.open(conversation.id)).toMatchObject({ canWrite: false, unreadCount: 0 })
    expect((await admin.send(conversation.id)).__typename).toBe('ConversationNotFound')
    expect(await admin.markRead(conversation.id)).toBeNull()
    const { errors } = await execute('{ conversations { totalCount } }', {}, newVisitor())
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })

  test('what a user has not read is nobody else’s to know', async () => {
    const { customer, seller } = await strangers()
    await customer.start({ companyId: seller.id })
    const { data } = await execute(
      '{ users(first: 1) { nodes { id unreadMessages unreadNotifications notifications { totalCount } } } }',
      {},
      await signedInAs(execute, 'ADMIN'),
    )
    expect(data.users.nodes).toMatchObject([
      { unreadMessages: 0, unreadNotifications: 0, notifications: { totalCount: 0 } },
    ])
  })

  test.each([
    ['', 'Please write a message.'],
    [' \n ', 'Please write a message.'],
    ['x'.repeat(5_001), 'A message has at most 5,000 characters.'],
  ])('a body is refused: %#', async (body, message) => {
    const { customer, seller } = await strangers()
    const refused = { __typename: 'InvalidInput', field: 'body', message }
    expect(await customer.start({ companyId: seller.id }, body)).toEqual(refused)
    const { conversation } = await customer.start({ companyId: seller.id }, 'x'.repeat(5_000))
    expect(await seller.send(conversation.id, body)).toEqual(refused)
    expect(await seller.send(conversation.id, 'Hello', 'x'.repeat(65))).toMatchObject({ field: 'clientId' })
  })

  test('nobody writes to oneself, nor about what is not there', async () => {
    const { seller } = await strangers()
    const refused = { __typename: 'InvalidInput', field: 'about' }
    expect(await seller.start({ companyId: seller.id })).toEqual({
      ...refused,
      message: "You can't write to yourself.",
    })
    for (const about of [{ companyId: 'com-none' }, { freelancerId: 'x' }, { listingId: 'srv-none' }]) {
      expect(await seller.start(about)).toEqual({ ...refused, message: 'There is nobody to write to about this.' })
    }
    await expect(seller.start({ companyId: 'a', listingId: 'b' })).rejects.toThrow('Exactly one key')
  })

  test('who is suspended can’t be written to, nor write; what was said stays', async () => {
    const { customer, seller } = await strangers()
    const { conversation } = await customer.start({ companyId: seller.id })
    await db
      .updateTable('user')
      .set({ suspendedAt: new Date(moment).toISOString() })
      .where('id', '=', seller.id)
      .execute()
    expect(await customer.send(conversation.id)).toEqual({
      __typename: 'RecipientUnavailable',
      message: "This member can't receive messages at the moment.",
    })
    await expect(seller.send(conversation.id)).rejects.toThrow('Please log in.')
    expect(await customer.open(conversation.id)).toMatchObject({ canWrite: false, messages: { totalCount: 1 } })
  })

  test('thirty messages a minute, twenty conversations an hour', async () => {
    const { customer, seller } = await strangers()
    const { conversation } = await customer.start({ companyId: seller.id })
    for (let i = 0; i < 30; i++) expect((await customer.send(conversation.id)).__typename).toBe('MessageSent')
    expect((await customer.send(conversation.id)).__typename).toBe('TooManyAttempts')
    expect((await seller.send(conversation.id)).__typename).toBe('MessageSent')
    moment += 61_000
    expect((await customer.send(conversation.id)).__typename).toBe('MessageSent')
    for (let i = 0; i < 19; i++) await customer.start({ companyId: seller.id })
    expect((await customer.start({ companyId: seller.id })).__typename).toBe('TooManyAttempts')
  }, 60_000)

  test('the inbox is last message first, page by page, found by title or name', async () => {
    const { customer, seller } = await strangers()
    const listings = ['srv-1101', 'srv-1102', 'prd-2101']
    const ids: string[] = []
    for (const listingId of listings) {
      moment += 1_000
      ids.unshift((await customer.start({ listingId })).conversation.id)
    }
    moment += 1_000
    await customer.start({ listingId: 'srv-1101' })
    const order = [ids[2], ids[0], ids[1]]
    const first = await customer.inbox('first: 2')
    const second = await customer.inbox(`first: 2, after: "${first.pageInfo.endCursor}"`)
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(order)
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false])
    const [{ about }] = first.nodes
    expect(
      (await customer.inbox(`text: ${JSON.stringify(about.title.slice(2, 9).toUpperCase())}`)).totalCount,
    ).toBeGreaterThan(0)
    expect((await customer.inbox('text: "%"')).totalCount).toBe(0)
    expect((await seller.inbox()).totalCount).toBe(0)
  })

  test('messages go back page by page, and a list of conversations asks for them once', async () => {
    const { customer, seller } = await strangers()
    const { conversation } = await customer.start({ companyId: seller.id }, 'No 1')
    for (let i = 2; i <= 5; i++) await customer.send(conversation.id, `No ${i}`)
    const seen: number[] = []
    for (let after = '', more = true; more; ) {
      const { messages } = await customer.open(conversation.id, `first: 2${after && `, after: "${after}"`}`)
      seen.push(...messages.nodes.map(({ sequence }: { sequence: number }) => sequence))
      after = messages.pageInfo.endCursor
      more = messages.pageInfo.hasNextPage
    }
    expect(seen).toEqual([5, 4, 3, 2, 1])
    for (const listingId of ['srv-1101', 'srv-1102', 'prd-2101']) await customer.start({ listingId })
    const countFor = async (first: number) => {
      statements.length = 0
      await customer.run(`{ answer: conversations(first: ${first}) { totalCount nodes { otherParty { name } canWrite unreadCount
        lastMessage { body } messages(first: 3) { totalCount nodes { sender { name } } } } } }`)
      return statements.length
    }
    expect(await countFor(4)).toBe(await countFor(1))
  })
})
