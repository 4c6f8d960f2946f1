import type { Transaction } from 'kysely'
import { type ConversationFixture, conversations } from '../../fixtures/conversations'
import { users } from '../../fixtures/users'
import type { ConversationSubjectKind } from '../generated/resolvers'
import { newId } from '../ids'
import { found } from '../loader'
import { foldCase } from '../text/fold-case'
import { seedApplications } from './seed-applications'
import { seedSaved } from './seed-saved'
import type { Tables } from './tables'

const HOUR_MS = 3_600_000
/** What is older has been seen. */
const FRESH_HOURS = 48

/** What people write to each other, and who applied to what, counted back from now. */
export const seedTalk = async (db: Transaction<Tables>) => {
  const begun = Date.now()
  const moment = (hoursAgo: number) => new Date(begun - hoursAgo * HOUR_MS).toISOString()
  for (const conversation of conversations) await seedConversation(db, conversation, moment)
  await seedApplications(db, moment)
  await seedSaved(db, moment)
  await settleNews(db, moment)
}

const seedConversation = async (db: Transaction<Tables>, fixture: ConversationFixture, moment: Moment) => {
  const { from, messages, unread } = fixture
  const { kind, title, ownerId } = await subjectOf(db, fixture.about)
  const [lowId = '', highId = ''] = [from, ownerId].sort()
  const id = newId('cnv')
  const last = found(messages.at(-1), id)
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
      topic: `conversation:${id}`,
      title: `Message from ${nameOf(last.by)}`,
      text: `${title}: ${last.body}`.slice(0, 139),
      path: `/dashboard/messages?conversation=${id}`,
      since: moment(last.hoursAgo),
      at: moment(last.hoursAgo),
    })
    .execute()
}

/** What a conversation is about, and whose that is. */
const subjectOf = async (db: Transaction<Tables>, id: string): Promise<SubjectFacts> => {
  if (id.startsWith('com-')) {
    const { name, ownerId } = found(
      await db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst(),
      id,
    )
    return { kind: 'COMPANY', title: name, ownerId }
  }
  if (id.startsWith('fre-')) {
    const { userId } = found(await db.selectFrom('freelancer').selectAll().where('id', '=', id).executeTakeFirst(), id)
    return { kind: 'FREELANCER', title: nameOf(userId), ownerId: userId }
  }
  const { kind, title, sellerId } = found(
    await db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirst(),
    id,
  )
  return { kind: kind === 'product' ? 'PRODUCT' : 'SERVICE', title, ownerId: sellerId }
}

/** No mail goes out for what the sample data says, and most of it has been seen. */
const settleNews = async (db: Transaction<Tables>, moment: Moment) => {
  await db
    .updateTable('notification')
    .set({ mailedAt: moment(0) })
    .execute()
  await db
    .updateTable('notification')
    .set({ readAt: moment(0) })
    .where('at', '<', moment(FRESH_HOURS))
    .execute()
}

type Moment = (hoursAgo: number) => string

interface SubjectFacts {
  kind: ConversationSubjectKind
  title: string
  ownerId: string
}

const nameOf = (userId: string) =>
  found(
    users.find(({ id }) => id === userId),
    userId,
  ).name
