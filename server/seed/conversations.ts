import type { Transaction } from 'kysely'
import { type ConversationFixture, conversations } from '../../fixtures/conversations'
import { assertFound } from '../database/rows'
import type { Tables } from '../database/tables/tables'
import type { ConversationSubjectKind } from '../generated/resolvers'
import { conversationPath } from '../lib/addresses/site-paths'
import { earlier, HOUR_MS } from '../lib/dates'
import { newId } from '../lib/ids'
import { foldCase } from '../lib/text'
import { listingKindOf } from '../modules/listing/listing.service'
import { seedApplications } from './applications'
import { nameOf } from './sample-accounts'
import { seedSaved } from './saved'

/** Older notifications are read. */
const UNREAD_HOURS = 48

/** Inserts conversations, applications, and saved listings and searches, dated back from now. */
export const seedConversations = async (db: Transaction<Tables>) => {
  const now = new Date()
  const moment = (hoursAgo: number) => earlier(now, hoursAgo * HOUR_MS).toISOString()
  for (const conversation of conversations) await seedConversation(db, conversation, moment)
  await seedApplications(db, moment)
  await seedSaved(db, moment)
  await settleNotifications(db, moment)
}

const seedConversation = async (db: Transaction<Tables>, fixture: ConversationFixture, moment: Moment) => {
  const { from, messages, unread } = fixture
  const { kind, title, ownerId } = await subjectOf(db, fixture.about)
  const [lowId = '', highId = ''] = [from, ownerId].sort()
  const id = newId('cnv')
  const last = assertFound(messages.at(-1), id)
  await db
    .insertInto('conversation')
    .values({
      id,
      subjectKind: kind,
      subjectId: fixture.about,
      title,
      lowId,
      highId,
      messageCount: messages.length,
      createdAt: moment(messages[0]?.hoursAgo ?? 0),
    })
    .execute()
  await db
    .insertInto('message')
    .values(
      messages.map(({ by, hoursAgo, body }, i) => ({
        conversationId: id,
        sequence: i + 1,
        id: newId('msg'),
        senderId: by,
        clientId: `sample-${i + 1}`,
        body,
        sentAt: moment(hoursAgo),
      })),
    )
    .execute()
  const reader = last.by === from ? ownerId : from
  const party = (userId: string, otherId: string) => ({
    conversationId: id,
    userId,
    otherId,
    searchText: foldCase(`${title}\n${nameOf(otherId)}`),
    lastMessageAt: moment(last.hoursAgo),
    readUpTo: messages.length - (userId === reader ? unread : 0),
    unread: userId === reader ? unread : 0,
  })
  await db
    .insertInto('conversationParty')
    .values([party(from, ownerId), party(ownerId, from)])
    .execute()
  if (unread === 0) return
  await db
    .insertInto('notification')
    .values({
      id: newId('ntf'),
      userId: reader,
      kind: 'MESSAGE',
      aboutId: last.by,
      topic: `conversation:${id}`,
      title: `Message from ${nameOf(last.by)}`,
      text: `${title}: ${last.body}`.slice(0, 139),
      path: conversationPath(id),
      since: moment(last.hoursAgo),
      at: moment(last.hoursAgo),
    })
    .execute()
}

const subjectOf = async (db: Transaction<Tables>, id: string): Promise<SubjectFacts> => {
  if (id.startsWith('com-')) {
    const { name, ownerId } = assertFound(
      await db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst(),
      id,
    )
    return { kind: 'COMPANY', title: name, ownerId }
  }
  if (id.startsWith('fre-')) {
    const { userId } = assertFound(
      await db.selectFrom('freelancer').selectAll().where('id', '=', id).executeTakeFirst(),
      id,
    )
    return { kind: 'FREELANCER', title: nameOf(userId), ownerId: userId }
  }
  const { kind, title, sellerId } = assertFound(
    await db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirst(),
    id,
  )
  return { kind: listingKindOf(kind), title, ownerId: sellerId }
}

/** Sample notifications send no mails, and most are read. */
const settleNotifications = async (db: Transaction<Tables>, moment: Moment) => {
  await db
    .updateTable('notification')
    .set({ mailedAt: moment(0) })
    .execute()
  await db
    .updateTable('notification')
    .set({ readAt: moment(0) })
    .where('at', '<', moment(UNREAD_HOURS))
    .execute()
}

type Moment = (hoursAgo: number) => string

interface SubjectFacts {
  kind: ConversationSubjectKind
  title: string
  ownerId: string
}
