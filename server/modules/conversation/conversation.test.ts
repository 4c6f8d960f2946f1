import { afterAll, describe, expect, test } from 'vitest'
import { UpdateProfileDocument } from '../../testing/accounts/own-account.generated'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { allNodes } from '../../testing/all-nodes'
import { conversationsAs, openConversation } from '../../testing/conversations'
import { ConversationsDocument } from '../../testing/conversations.generated'
import { databases } from '../../testing/database/databases'
import { watchStatements } from '../../testing/database/watch-statements'
import { executor, newVisitor, sourceExecutor } from '../../testing/execute'
import type { ConversationAbout } from '../../testing/generated/schema'
import { codeOf, expectType, expectValue } from '../../testing/result'
import { ConversationsWithMessagesDocument, UnreadOfUsersDocument } from './conversation.test.generated'

describe.each(databases)('conversations on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const execute = executor(db, { now: () => new Date(moment) })
  afterAll(() => db.destroy())

  let pairCount = 0
  /** A new customer, and a new freelancer with a company. */
  const newPair = async () => {
    pairCount += 1
    moment += 60_000
    const customer = await registeredAs(execute, `customer-${pairCount}@example.com`)
    const seller = await registeredAs(execute, `seller-${pairCount}@example.com`, 'FREELANCER')
    return {
      customer: { ...customer, ...conversationsAs(execute, customer.visitor) },
      seller: { ...seller, ...conversationsAs(execute, seller.visitor) },
    }
  }

  test('start conversation: the owner of a company gets the message and answers it', async () => {
    const { customer, seller } = await newPair()
    const { sent, conversation } = await customer.start({ companyId: seller.id }, '  One <b>line</b>\r\nand another ')
    expect(sent).toMatchObject({ sequence: 1, body: 'One <b>line</b>\nand another', sender: { id: customer.id } })
    expect(conversation).toMatchObject({
      about: { kind: 'COMPANY', title: 'Byron Ltd' },
      otherParty: { id: seller.id },
      unreadCount: 0,
      canWrite: true,
    })
    expect(await seller.viewer()).toMatchObject({ unreadMessages: 1, unreadNotifications: 0 })
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

  test('start conversation: one conversation per subject', async () => {
    const { customer, seller } = await newPair()
    const first = await customer.start({ companyId: seller.id })
    const again = await customer.start({ companyId: seller.id })
    expect([again.conversation.id, again.sent.sequence]).toEqual([first.conversation.id, 2])
    const other = await customer.start({ listingId: 'srv-1101' })
    expect(other.conversation.about).toMatchObject({
      kind: 'SERVICE',
      subjectId: 'srv-1101',
      path: '/service/srv-1101',
    })
    const freelancer = await customer.start({ freelancerId: 'usr-jun-watanabe' })
    expect(freelancer.conversation).toMatchObject({
      about: { kind: 'FREELANCER', title: 'Jun Watanabe' },
      otherParty: { id: 'usr-jun-watanabe' },
    })
    const inbox = await customer.inbox()
    expect(inbox.totalCount).toBe(3)
  })

  test('client id: a repeated message is stored once; another text under the same id is refused', async () => {
    const { customer, seller } = await newPair()
    const starts = await Promise.all([1, 2].map(() => customer.start({ companyId: seller.id }, 'Hello', 'first')))
    const { sent, conversation } = expectValue(starts[0])
    expect(starts[1]?.sent).toEqual(sent)
    const many = await Promise.all([1, 2, 3].map(() => customer.send(conversation.id, 'Second', 'second')))
    expect(many.map((message) => message.sent.sequence)).toEqual([2, 2, 2])
    expect(await customer.trySend(conversation.id, 'Third', 'second')).toMatchObject({
      __typename: 'InvalidInput',
      field: 'clientId',
    })
    // A client id identifies a message of its sender only.
    expect((await seller.send(conversation.id, 'Mine', 'second')).sent.sequence).toBe(3)
    expect((await seller.open(conversation.id)).messages.totalCount).toBe(3)
  })

  test('send message: concurrent messages are numbered without a gap', async () => {
    const { customer, seller } = await newPair()
    const { conversation } = await customer.start({ companyId: seller.id })
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? customer : seller).send(conversation.id, `No ${i}`)),
    )
    const { messages } = await seller.open(conversation.id)
    expect(messages.nodes.map(({ sequence }) => sequence)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect((await customer.viewer()).unreadMessages).toBe(5)
    expect((await seller.viewer()).unreadMessages).toBe(6)
  })

  test('mark read: up to a message, never backwards; the notification is read with the last message', async () => {
    const { customer, seller } = await newPair()
    const { conversation } = await customer.start({ companyId: seller.id })
    for (const body of ['Two', 'Three']) await customer.send(conversation.id, body)
    const news = db.selectFrom('notification').select('id').where('userId', '=', seller.id).where('readAt', 'is', null)
    const markRead = async (upTo?: number) => {
      const { conversation: read, viewer } = expectType(
        await seller.markRead(conversation.id, upTo),
        'ConversationRead',
      )
      return { conversation: read, viewer, news: (await news.execute()).length }
    }
    const unread = (count: number) => ({
      conversation: { unreadCount: count },
      // A message counts once: in Messages.
      viewer: { unreadMessages: count, unreadNotifications: 0 },
      news: Math.min(count, 1),
    })
    expect(await markRead(2)).toEqual(unread(1))
    expect(await markRead(1)).toEqual(unread(1))
    expect(await markRead(3)).toEqual(unread(0))
    await customer.send(conversation.id, 'Four')
    expect(await markRead()).toEqual(unread(0))
    expect((await seller.markRead('cnv-nothing')).__typename).toBe('ConversationNotFound')
  })

  test('conversation: not found by strangers; an admin can read but not write', async () => {
    const { customer, seller } = await newPair()
    const { conversation } = await customer.start({ companyId: seller.id })
    const stranger = conversationsAs(execute, await signedInAs(execute, 'VENDOR'))
    expect(await stranger.find(conversation.id)).toBeNull()
    expect((await stranger.markRead(conversation.id)).__typename).toBe('ConversationNotFound')
    expect((await stranger.trySend(conversation.id)).__typename).toBe('ConversationNotFound')
    const adminVisitor = await signedInAs(execute, 'ADMIN')
    const admin = conversationsAs(execute, adminVisitor)
    await openConversation(execute, adminVisitor, conversation.id)
    expect(await admin.open(conversation.id)).toMatchObject({ canWrite: false, unreadCount: 0 })
    expect((await admin.trySend(conversation.id)).__typename).toBe('ConversationNotFound')
    expect((await admin.markRead(conversation.id)).__typename).toBe('ConversationNotFound')
    expect(codeOf(await execute(ConversationsDocument, {}, newVisitor()))).toBe('UNAUTHENTICATED')
  })

  test('unread counts: 0 for everybody but the account itself', async () => {
    const { customer, seller } = await newPair()
    await customer.start({ companyId: seller.id })
    const { data } = await execute(UnreadOfUsersDocument, {}, await signedInAs(execute, 'ADMIN'))
    expect(data.users.nodes).toMatchObject([
      { unreadMessages: 0, unreadNotifications: 0, notifications: { totalCount: 0 } },
    ])
  })

  test.each([
    ['', 'Please write a message.'],
    [' \n ', 'Please write a message.'],
    ['x'.repeat(5_001), 'A message has at most 5,000 characters.'],
  ])('message: an invalid body (%#) is refused', async (body, message) => {
    const { customer, seller } = await newPair()
    const refused = { __typename: 'InvalidInput', field: 'body', message }
    expect(await customer.tryStart({ companyId: seller.id }, body)).toEqual(refused)
    const { conversation } = await customer.start({ companyId: seller.id }, 'x'.repeat(5_000))
    expect(await seller.trySend(conversation.id, body)).toEqual(refused)
    expect(await seller.trySend(conversation.id, 'Hello', 'x'.repeat(65))).toMatchObject({ field: 'clientId' })
  })

  test('start conversation: refused with oneself, without a subject and with two', async () => {
    const { seller } = await newPair()
    const refused = { __typename: 'InvalidInput', field: 'about' }
    expect(await seller.tryStart({ companyId: seller.id })).toEqual({
      ...refused,
      message: "You can't write to yourself.",
    })
    const missing: ConversationAbout[] = [{ companyId: 'com-none' }, { freelancerId: 'x' }, { listingId: 'srv-none' }]
    for (const about of missing) {
      expect(await seller.tryStart(about)).toEqual({ ...refused, message: 'There is nobody to write to about this.' })
    }
    const source = 'mutation ($input: StartConversationInput!) { startConversation(input: $input) { __typename } }'
    const input = { about: { companyId: 'a', listingId: 'b' }, body: 'Hello', clientId: 'two-subjects' }
    const { errors } = await sourceExecutor(db)(source, { input }, seller.visitor)
    expect(errors?.[0]?.message).toMatch('Exactly one key')
  })

  test('suspended account: gets and sends no messages; old messages stay', async () => {
    const { customer, seller } = await newPair()
    const { conversation } = await customer.start({ companyId: seller.id })
    await db
      .updateTable('user')
      .set({ suspendedAt: new Date(moment).toISOString() })
      .where('id', '=', seller.id)
      .execute()
    expect(await customer.trySend(conversation.id)).toEqual({
      __typename: 'RecipientUnavailable',
      message: "This account can't receive messages at the moment.",
    })
    await expect(seller.trySend(conversation.id)).rejects.toThrow('Please log in.')
    expect(await customer.open(conversation.id)).toMatchObject({ canWrite: false, messages: { totalCount: 1 } })
  })

  test('rate limit: 30 messages a minute, 20 new conversations an hour', async () => {
    const { customer, seller } = await newPair()
    const { conversation } = await customer.start({ companyId: seller.id })
    for (let i = 0; i < 30; i++) await customer.send(conversation.id)
    expect((await customer.trySend(conversation.id)).__typename).toBe('TooManyAttempts')
    await seller.send(conversation.id)
    moment += 61_000
    await customer.send(conversation.id)
    for (let i = 0; i < 19; i++) await customer.start({ companyId: seller.id })
    expect((await customer.tryStart({ companyId: seller.id })).__typename).toBe('TooManyAttempts')
  }, 60_000)

  test('conversations: last message first, page by page, found by title or name', async () => {
    const { customer, seller } = await newPair()
    const listings = ['srv-1101', 'srv-1102', 'prd-2101']
    const ids: string[] = []
    for (const listingId of listings) {
      moment += 1_000
      ids.unshift((await customer.start({ listingId })).conversation.id)
    }
    moment += 1_000
    await customer.start({ listingId: 'srv-1101' })
    const order = [ids[2], ids[0], ids[1]]
    const first = await customer.inbox({ first: 2 })
    const second = await customer.inbox({ first: 2, after: first.pageInfo.endCursor })
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(order)
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false])
    const { about } = expectValue(first.nodes[0])
    const text = about.title.slice(2, 9).toUpperCase()
    expect((await customer.inbox({ text })).totalCount).toBeGreaterThan(0)
    expect((await customer.inbox({ text: '%' })).totalCount).toBe(0)
    expect((await seller.inbox()).totalCount).toBe(0)
  })

  test('conversations: found by the other party’s new name, and no longer by the former one', async () => {
    const { customer, seller } = await newPair()
    await customer.start({ companyId: seller.id })
    const found = async (text: string) => (await seller.inbox({ text })).totalCount
    expect([await found('byron'), await found('ada b')]).toEqual([1, 1])
    await customer.run(UpdateProfileDocument, { input: { name: 'Grace Hopper' } })
    expect([await found('grace h'), await found('byron ltd'), await found('ada b')]).toEqual([1, 1, 0])
    expect((await customer.inbox({ text: 'ada b' })).totalCount).toBe(1)
  })

  test('messages: newest first, page by page; in one statement for a list of conversations', async () => {
    const { customer, seller } = await newPair()
    const { conversation } = await customer.start({ companyId: seller.id }, 'No 1')
    for (let i = 2; i <= 5; i++) await customer.send(conversation.id, `No ${i}`)
    const messages = await allNodes(
      async (after) => (await customer.open(conversation.id, { first: 2, after })).messages,
    )
    expect(messages.map(({ sequence }) => sequence)).toEqual([5, 4, 3, 2, 1])
    for (const listingId of ['srv-1101', 'srv-1102', 'prd-2101']) await customer.start({ listingId })
    const countFor = async (first: number) => {
      statements.length = 0
      await customer.run(ConversationsWithMessagesDocument, { first })
      return statements.length
    }
    expect(await countFor(4)).toBe(await countFor(1))
  })
})
