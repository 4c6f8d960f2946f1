import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { registeredAs } from '../../testing/accounts/register'
import { conversationsAs } from '../../testing/conversations'
import { databases } from '../../testing/database/databases'
import { watchStatements } from '../../testing/database/watch-statements'
import { type Execute, executor } from '../../testing/execute'
import { InboxDocument } from './inbox-size.test.generated'

const COUNT = 10_000
const CHUNK_SIZE = 500
const sentAt = (i: number) => new Date(Date.parse('2026-01-01T00:00:00.000Z') + i * 60_000).toISOString()

describe.each(databases)('large inboxes on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  /** The statements of an operation with the number of rows that each has returned. bench/ measures the time. */
  const workOf = async (run: (execute: Execute) => Promise<unknown>) => {
    const { db: watched, statements, rowCounts } = watchStatements(db)
    await run(executor(watched))
    // Their order depends on which loader is first.
    return statements.map(({ sql }, index) => `${sql}: ${rowCounts[index]}`).sort()
  }

  const chunks = Array.from({ length: COUNT / CHUNK_SIZE }, (_, chunk) =>
    Array.from({ length: CHUNK_SIZE }, (_, i) => chunk * CHUNK_SIZE + i),
  )

  test('inbox size: 10,000 conversations open with the work of 20', async () => {
    const few = await registeredAs(execute, 'few@example.com')
    const many = await registeredAs(execute, 'many@example.com')
    const other = await registeredAs(execute, 'other@example.com', 'VENDOR')
    const add = async (userId: string, numbers: readonly number[]) => {
      const idOf = (i: number) => `cnv-${userId}-${i}`
      const [lowId = '', highId = ''] = [userId, other.id].sort()
      const subject = { subjectKind: 'COMPANY' as const, title: 'Much to say', lowId, highId, messageCount: 1 }
      await db
        .insertInto('conversation')
        .values(
          numbers.map((i) => ({ ...subject, id: idOf(i), subjectId: `com-${userId}-${i}`, createdAt: sentAt(i) })),
        )
        .execute()
      await db
        .insertInto('conversationParty')
        .values(
          numbers.map((i) => ({
            conversationId: idOf(i),
            userId,
            otherId: other.id,
            searchText: 'much to say',
            lastMessageAt: sentAt(i),
            readUpTo: 0,
            unread: i % 100 === 0 ? 1 : 0,
          })),
        )
        .execute()
      await db
        .insertInto('message')
        .values(
          numbers.map((i) => ({
            conversationId: idOf(i),
            sequence: 1,
            id: `msg-${userId}-${i}`,
            senderId: other.id,
            clientId: 'first',
            body: `No ${i}`,
            sentAt: sentAt(i),
          })),
        )
        .execute()
    }
    await add(few.id, [...Array(20).keys()])
    for (const numbers of chunks) await add(many.id, numbers)
    const { data } = await execute(InboxDocument, {}, many.visitor)
    const opening = (visitor: Visitor) => workOf((run) => run(InboxDocument, {}, visitor))
    expect(data.viewer?.unreadMessages).toBe(COUNT / 100)
    expect(data.conversations.nodes[0]?.lastMessage?.body).toBe(`No ${COUNT - 1}`)
    expect(await opening(many.visitor)).toEqual(await opening(few.visitor))
  }, 60_000)

  test('inbox size: 10,000 messages open with the work of 500', async () => {
    const { visitor } = await registeredAs(execute, 'talker@example.com')
    const { id } = await registeredAs(execute, 'listener@example.com', 'VENDOR')
    const { start, open, send } = conversationsAs(execute, visitor)
    const { conversation, sent } = await start({ companyId: id })
    const page = () => open(conversation.id, { first: 10 })
    const opening = () => workOf((run) => conversationsAs(run, visitor).open(conversation.id, { first: 10 }))
    const add = (numbers: readonly number[]) =>
      db
        .insertInto('message')
        .values(
          numbers.map((i) => ({
            conversationId: conversation.id,
            sequence: i + 2,
            id: `msg-many-${i}`,
            senderId: sent.sender.id,
            clientId: `many-${i}`,
            body: `No ${i}`,
            sentAt: sentAt(i),
          })),
        )
        .execute()
    const setMessageCount = (messageCount: number) =>
      db.updateTable('conversation').set({ messageCount }).where('id', '=', conversation.id).execute()
    const [firstChunk = [], ...otherChunks] = chunks
    await add(firstChunk)
    await setMessageCount(CHUNK_SIZE + 1)
    const baseline = await opening()
    for (const numbers of otherChunks) await add(numbers)
    await setMessageCount(COUNT + 1)
    expect(await opening()).toEqual(baseline)
    expect((await send(conversation.id)).sent.sequence).toBe(COUNT + 2)
    expect((await page()).messages).toMatchObject({ totalCount: COUNT + 2, nodes: { length: 10 } })
  }, 60_000)
})
