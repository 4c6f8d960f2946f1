import { type Insertable, type Selectable, sql } from 'kysely'
import { firstLine } from '../../database/columns'
import type { Database } from '../../database/connection'
import { containsPattern } from '../../database/like'
import { countOnce, countRows, fetchPage, latestFirst, type PageRequest, rowCount } from '../../database/paging/page'
import { returnsRow } from '../../database/rows'
import type { ConversationRow, Tables } from '../../database/tables/tables'
import type { ViewedConversationRow } from './conversation.row'

interface InboxRow extends ViewedConversationRow {
  conversationId: string
  lastMessageAt: string
}

const latestMessage = latestFirst<InboxRow>('LAST_MESSAGE', 'lastMessageAt', 'conversationId')

type PartyRow = Selectable<Tables['conversationParty']>

/** A range of sequence numbers in one conversation, both ends included. */
export interface MessageRange {
  conversationId: string
  from: number
  to: number
}

/** Matches the viewer's conversations. With a text, only those whose subject or other party's name contains it. */
const inInbox = (viewerId: string, text: string | undefined) => {
  const own = sql<boolean>`conversation_party.user_id = ${viewerId}`
  if (text === undefined) return own
  const pattern = containsPattern(text)
  return sql<boolean>`${own} and search_text like ${pattern} escape '\\'`
}

/** Conversations as a viewer sees them, who need not be a party. */
const viewed = (db: Database, viewerId: string) =>
  db
    .selectFrom('conversation')
    .leftJoin('conversationParty', (join) =>
      join.onRef('conversationId', '=', 'conversation.id').on('conversationParty.userId', '=', viewerId),
    )
    .selectAll('conversation')
    .select(['unread', sql.val(viewerId).as('viewerId')])

type ConversationTopic = Pick<ConversationRow, 'lowId' | 'highId' | 'subjectKind' | 'subjectId'>

export const createConversationRepository = (db: Database) => ({
  inbox: async (viewerId: string, text: string | undefined, request: PageRequest) => {
    const query = db
      .selectFrom('conversationParty')
      .innerJoin('conversation', 'conversation.id', 'conversationParty.conversationId')
      .selectAll('conversation')
      .select(['conversationId', 'lastMessageAt', 'unread', 'conversationParty.userId as viewerId'])
      .where(inInbox(viewerId, text))
    const page = await fetchPage(db, query, latestMessage, request)
    // The count needs no join, since every party row has a conversation.
    const own = db.selectFrom('conversationParty').select('conversationId').where(inInbox(viewerId, text))
    return { ...page, count: countOnce(db, own) }
  },

  find: (id: string, viewerId: string) => viewed(db, viewerId).where('conversation.id', '=', id).executeTakeFirst(),

  /** Conversations about engagements and applications, which have one at most. All keys have the same viewer. */
  aboutSubjects: (keys: readonly Pick<ViewedConversationRow, 'viewerId' | 'subjectKind' | 'subjectId'>[]) =>
    viewed(db, keys[0]?.viewerId ?? '')
      .where((eb) => eb.or(keys.map(({ subjectKind, subjectId }) => eb.and({ subjectKind, subjectId }))))
      .execute(),

  /** Locks the row until the transaction ends. */
  lock: (id: string) =>
    db.selectFrom('conversation').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  /** Adds the conversation, unless the two accounts already have one about the subject. */
  open: async (conversation: ConversationRow, parties: Insertable<Tables['conversationParty']>[]) => {
    const added = db
      .insertInto('conversation')
      .values(conversation)
      .onConflict((conflict) => conflict.columns(['lowId', 'highId', 'subjectKind', 'subjectId']).doNothing())
      .returning('id')
    if (await returnsRow(added)) await db.insertInto('conversationParty').values(parties).execute()
  },

  between: ({ lowId, highId, subjectKind, subjectId }: ConversationTopic) =>
    db
      .selectFrom('conversation')
      .selectAll()
      .where('lowId', '=', lowId)
      .where('highId', '=', highId)
      .where('subjectKind', '=', subjectKind)
      .where('subjectId', '=', subjectId)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** Both parties of each conversation. */
  partiesOf: (conversationIds: readonly string[]) =>
    db
      .selectFrom('conversationParty')
      .select(['conversationId', 'userId', 'readUpTo', 'readAt'])
      .where('conversationId', 'in', conversationIds)
      .execute(),

  messageOf: (conversationId: string, senderId: string, clientId: string) =>
    db
      .selectFrom('message')
      .selectAll()
      .where('conversationId', '=', conversationId)
      .where('senderId', '=', senderId)
      .where('clientId', '=', clientId)
      .executeTakeFirst(),

  /** A message that another party has sent to the account, unless it is taken down. */
  receivedMessage: (id: string, userId: string) =>
    db
      .selectFrom('message')
      .innerJoin('conversationParty', 'conversationParty.conversationId', 'message.conversationId')
      .selectAll('message')
      .where('message.id', '=', id)
      .where('conversationParty.userId', '=', userId)
      .where('message.senderId', '!=', userId)
      .where('message.takenDown', '=', 0)
      .executeTakeFirst(),

  setTakenDown: (messageId: string, takenDown: boolean) =>
    db
      .updateTable('message')
      .set({ takenDown: Number(takenDown) })
      .where('id', '=', messageId)
      .execute(),

  messages: (ranges: readonly MessageRange[]) =>
    db
      .selectFrom('message')
      .selectAll()
      .where((eb) =>
        eb.or(
          ranges.map(({ conversationId, from, to }) =>
            eb.and([eb('conversationId', '=', conversationId), eb('sequence', '>=', from), eb('sequence', '<=', to)]),
          ),
        ),
      )
      .orderBy('sequence', 'desc')
      .execute(),

  /** Adds the next message, unread for the other party. */
  addMessage: async (message: Insertable<Tables['message']>) => {
    const { conversationId, sequence, senderId, sentAt } = message
    await db.insertInto('message').values(message).execute()
    await db.updateTable('conversation').set({ messageCount: sequence }).where('id', '=', conversationId).execute()
    await db
      .updateTable('conversationParty')
      .set((row) => ({
        lastMessageAt: sentAt,
        unread: sql<number>`unread + case when ${row.ref('userId')} = ${senderId} then 0 else 1 end`,
      }))
      .where('conversationId', '=', conversationId)
      .execute()
  },

  /** Number of messages of the other party after a sequence. */
  countAfter: (conversationId: string, readerId: string, sequence: number) =>
    countRows(
      db
        .selectFrom('message')
        .select(rowCount)
        .where('conversationId', '=', conversationId)
        .where('sequence', '>', sequence)
        .where('senderId', '!=', readerId),
    ),

  /** Returns false if the party had already read that far. */
  markRead: (
    { conversationId, userId, readUpTo, unread }: Pick<PartyRow, 'conversationId' | 'userId' | 'readUpTo' | 'unread'>,
    readAt: string,
  ) =>
    returnsRow(
      db
        .updateTable('conversationParty')
        .set({ readUpTo, unread, readAt })
        .where('conversationId', '=', conversationId)
        .where('userId', '=', userId)
        .where('readUpTo', '<', readUpTo)
        .returning('userId'),
    ),

  clearOwnSearchTexts: (userId: string) =>
    db.updateTable('conversationParty').set({ searchText: '' }).where('userId', '=', userId).execute(),

  setSearchText: (conversationId: string, otherId: string, searchText: string) =>
    db
      .updateTable('conversationParty')
      .set({ searchText })
      .where('conversationId', '=', conversationId)
      .where('otherId', '=', otherId)
      .execute(),

  /** Replaces the account's name, the second line, in the texts by which the other parties search. */
  setNameInSearchTexts: (userId: string, name: string) =>
    db
      .updateTable('conversationParty')
      .set({ searchText: sql`${firstLine(db, sql.ref('searchText'))} || ${`\n${name}`}` })
      // `otherId` has no index.
      .where('conversationId', 'in', (eb) =>
        eb.selectFrom('conversationParty as own').select('own.conversationId').where('own.userId', '=', userId),
      )
      .where('otherId', '=', userId)
      .execute(),

  setTitle: (id: string, title: string) => db.updateTable('conversation').set({ title }).where('id', '=', id).execute(),

  /** The account's conversations: `namesSubject` is 1 where the title is the name of its own profile or company. */
  namesOf: (userId: string) =>
    db
      .selectFrom('conversationParty')
      .innerJoin('conversation', 'conversation.id', 'conversationParty.conversationId')
      .leftJoin('company', 'company.id', 'conversation.subjectId')
      .leftJoin('freelancer', 'freelancer.id', 'conversation.subjectId')
      .select(['conversation.id', 'conversation.title'])
      .select(
        sql<number>`case when ${userId} in (company.owner_id, freelancer.user_id) then 1 else 0 end`.as('namesSubject'),
      )
      .where('conversationParty.userId', '=', userId)
      .execute(),

  /** The engagements that the account's conversations are about. */
  engagementsOf: (userId: string) =>
    db
      .selectFrom('conversationParty')
      .innerJoin('conversation', 'conversation.id', 'conversationParty.conversationId')
      .innerJoin('engagement', 'engagement.id', 'conversation.subjectId')
      .select(['conversationId', 'number', 'engagement.title', 'planId', 'position', 'milestones'])
      .where('conversationParty.userId', '=', userId)
      .where('conversation.subjectKind', '=', 'ENGAGEMENT')
      .execute(),

  unreadOf: (userIds: readonly string[]) =>
    db
      .selectFrom('conversationParty')
      .select(({ fn }) => ['userId', fn.sum<number>('unread').as('unread')])
      .where('userId', 'in', userIds)
      .where('unread', '>', sql.lit(0))
      .groupBy('userId')
      .execute(),
})

export type ConversationRepository = ReturnType<typeof createConversationRepository>
