import type { ConversationRow, MessageRow, UserRow } from '../../database/tables'
import { unauthenticated } from '../../errors'
import type { SendMessageInput, StartConversationInput } from '../../generated/resolvers'
import { newId } from '../../ids'
import type { Telling } from '../../live/telling'
import { foldCase } from '../../text/fold-case'
import { paragraphs } from '../../text/one-line'
import type { Visitor } from '../../visitor'
import type { AttemptService, Limit } from '../attempt/attempt.service'
import { tooManyAttempts } from '../attempt/too-many-attempts'
import type { NotificationService } from '../notification/notification.service'
import { isActive, type UserService } from '../user/user.service'
import type { ConversationRepository } from './conversation.repository'
import type { ConversationService } from './conversation.service'
import { findSubject, type Places, type Subject } from './conversation-subject'
import { isParty, otherThan } from './seen-conversation'

const LONGEST_BODY = 5_000
const LONGEST_CLIENT_ID = 64

interface Change {
  conversations: ConversationRepository
  conversation: ConversationService
  notification: NotificationService
  telling: Telling
  user: UserService
}

interface Dependencies extends Places {
  attempts: AttemptService
  conversations: ConversationRepository
  visitor: Visitor
  now: () => Date
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (change: Change) => Promise<Result>) => Promise<Result>
}

interface Typed {
  body: string
  clientId: string
}

/** Writing to each other. */
export const createCorrespondenceService = (dependencies: Dependencies) => {
  const { attempts, conversations, visitor, now, inTransaction } = dependencies

  /** Into a conversation that is locked, so that its messages are numbered in the order in which they become visible. */
  const put = async (
    change: Change,
    { id, title, ...conversation }: ConversationRow,
    sender: UserRow,
    typed: Typed,
  ) => {
    const otherId = otherThan(conversation, sender.id)
    const message: MessageRow = {
      ...typed,
      conversationId: id,
      sequence: conversation.messageCount + 1,
      id: newId('msg'),
      senderId: sender.id,
      sentAt: now().toISOString(),
    }
    await change.conversations.addMessage(message)
    await change.notification.notify({
      userId: otherId,
      kind: 'MESSAGE',
      topic: topicOf(id),
      title: `Message from ${sender.name}`,
      text: `${title}: ${typed.body}`,
      path: `/dashboard/messages?conversation=${id}`,
    })
    for (const userId of [sender.id, otherId]) change.telling.tell(userId, 'message', id)
    return message
  }

  /** Once, however often it is sent. */
  const putOnce = async (change: Change, conversation: ConversationRow, sender: UserRow, typed: Typed) => {
    const before = await change.conversations.messageOf(conversation.id, sender.id, typed.clientId)
    if (before && before.body !== typed.body) return invalid('clientId', 'Another message was sent under this id.')
    const other = await change.user.of(otherThan(conversation, sender.id))
    if (!before && !isActive(other)) return unavailable
    const sent = before ?? (await put(change, conversation, sender, typed))
    const seen = await change.conversation.seen(conversation.id, sender)
    return { __typename: 'MessageSent' as const, sent, conversation: seen }
  }

  /** The sender as they are under lock: a moment ago they may have been suspended. */
  const asMember = <Result>(viewer: UserRow, work: (change: Change, sender: UserRow) => Promise<Result>) =>
    inTransaction(async (change) => {
      const sender = await change.user.lock(viewer.id)
      if (!sender || !isActive(sender)) throw unauthenticated()
      return work(change, sender)
    })

  const limited = async <Result extends { __typename: string }>(limit: Limit, work: () => Promise<Result>) => {
    const attempt = await attempts.reserve([limit])
    if (!attempt.granted) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
    const answer = await work()
    // What was refused reached nobody.
    if (answer.__typename !== 'MessageSent') await attempt.giveBack()
    return answer
  }

  const opened = async (change: Change, sender: UserRow, subject: Subject) => {
    const [lowId = '', highId = ''] = [sender.id, subject.otherId].sort()
    const conversation = {
      id: newId('cnv'),
      subjectKind: subject.kind,
      subjectId: subject.id,
      title: subject.title,
      lowId,
      highId,
      messageCount: 0,
      createdAt: now().toISOString(),
    }
    const other = await change.user.of(subject.otherId)
    const party = (of: UserRow, from: UserRow) => ({
      conversationId: conversation.id,
      userId: of.id,
      otherId: from.id,
      searchText: foldCase(`${subject.title}\n${from.name}`),
      lastMessageAt: conversation.createdAt,
      readUpTo: 0,
      unread: 0,
    })
    await change.conversations.open(conversation, [party(sender, other), party(other, sender)])
    const locked = await change.conversations.between(conversation)
    if (!locked) throw new Error('A conversation that was opened is not there')
    return locked
  }

  return {
    start: async (viewer: UserRow, { about, ...input }: StartConversationInput) => {
      const typed = tidied(input)
      const broken = brokenRule(typed)
      if (broken) return broken
      const subject = await findSubject(dependencies, about, viewer)
      if (!subject) return invalid('about', 'There is nobody to write to about this.')
      if (subject.otherId === viewer.id) return invalid('about', "You can't write to yourself.")
      return limited({ of: ['start-conversation', viewer.id], most: 20, seconds: 3_600 }, () =>
        asMember(viewer, async (change, sender) => {
          const other = await change.user.of(subject.otherId)
          if (!isActive(other)) return unavailable
          return putOnce(change, await opened(change, sender, subject), sender, typed)
        }),
      )
    },

    send: async (viewer: UserRow, { conversationId, ...input }: SendMessageInput) => {
      const typed = tidied(input)
      const broken = brokenRule(typed)
      if (broken) return broken
      const conversation = await conversations.find(conversationId, viewer.id)
      if (!conversation || !isParty(conversation, viewer.id)) return notFound
      return limited({ of: ['send-message', viewer.id], most: 30, seconds: 60 }, () =>
        asMember(viewer, async (change, sender) => {
          const locked = await change.conversations.lock(conversationId)
          return locked ? putOnce(change, locked, sender, typed) : notFound
        }),
      )
    },

    markRead: async (viewer: UserRow, conversationId: string, upTo: number | null | undefined) => {
      const conversation = await conversations.find(conversationId, viewer.id)
      if (!conversation || !isParty(conversation, viewer.id)) return undefined
      return inTransaction(async (change) => {
        // Nothing may be added between counting and noting.
        const { messageCount } = (await change.conversations.lock(conversationId)) ?? conversation
        const readUpTo = Math.min(upTo ?? messageCount, messageCount)
        const unread = await change.conversations.countAfter(conversationId, viewer.id, readUpTo)
        if (await change.conversations.markRead(conversationId, viewer.id, readUpTo, unread)) {
          change.telling.tell(viewer.id, 'read', conversationId)
        }
        if (unread === 0) await change.notification.markRead(viewer.id, { topic: topicOf(conversationId) })
        return { conversation: await change.conversation.seen(conversationId, viewer), viewer }
      })
    },
  }
}

const topicOf = (conversationId: string) => `conversation:${conversationId}`

const tidied = ({ body, clientId }: Typed): Typed => ({ body: paragraphs(body), clientId })

const brokenRule = ({ body, clientId }: Typed) => {
  if (body === '') return invalid('body', 'Please write a message.')
  if (body.length > LONGEST_BODY) return invalid('body', 'A message has at most 5,000 characters.')
  if (clientId === '' || clientId.length > LONGEST_CLIENT_ID) {
    return invalid('clientId', `A client id has 1 to ${LONGEST_CLIENT_ID} characters.`)
  }
  return undefined
}

const invalid = (field: string, message: string) => ({ __typename: 'InvalidInput' as const, field, message })

const notFound = {
  __typename: 'ConversationNotFound' as const,
  message: 'This conversation is not here any more.',
}

const unavailable = {
  __typename: 'RecipientUnavailable' as const,
  message: "This member can't be written to at present.",
}
