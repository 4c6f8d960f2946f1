import { unauthenticated } from '../../api/errors'
import type { Visitor } from '../../api/visitor'
import type { ConversationRow, MessageRow, UserRow } from '../../database/tables/tables'
import type { SendMessageInput, StartConversationInput } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
import { foldCase, paragraphs } from '../../lib/text'
import type { LiveEvents } from '../live-event/live-event.service'
import type { Notifier } from '../notification/notifier'
import type { RateLimit, RateLimiter } from '../rate-limit/rate-limiter'
import { tooManyAttempts } from '../rate-limit/too-many-attempts'
import type { InTransaction } from '../scopes'
import type { UserQueries } from '../user/user.queries'
import { isActive, type UserService } from '../user/user.service'
import type { ConversationQueries } from './conversation.queries'
import type { ConversationRepository } from './conversation.repository'
import { isParty, otherThan } from './conversation.row'
import { findSubject, type Subject, type SubjectQueries } from './conversation-subject'

const LONGEST_BODY = 5_000
const LONGEST_CLIENT_ID = 64

interface Change {
  conversationRepository: ConversationRepository
  conversations: ConversationQueries
  liveEvents: LiveEvents
  notifier: Notifier
  users: UserQueries
  userService: UserService
}

interface Dependencies extends SubjectQueries {
  conversationRepository: ConversationRepository
  rateLimiter: RateLimiter
  visitor: Visitor
  now: () => Date
  inTransaction: InTransaction<Change>
}

interface Typed {
  body: string
  clientId: string
}

export const createConversationCommands = (dependencies: Dependencies) => {
  const { conversationRepository, rateLimiter, visitor, now, inTransaction } = dependencies

  /** Adds a message to a locked conversation, so that messages become visible in the order of their numbers. */
  const addMessage = async (
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
    await change.conversationRepository.addMessage(message)
    await change.notifier.notify({
      userId: otherId,
      kind: 'MESSAGE',
      topic: topicOf(id),
      title: `Message from ${sender.name}`,
      text: `${title}: ${typed.body}`,
      path: `/dashboard/messages?conversation=${id}`,
    })
    for (const userId of [sender.id, otherId]) change.liveEvents.record(userId, 'message', id)
    return message
  }

  /** Adds the message once, however often it is sent. */
  const addOnce = async (change: Change, conversation: ConversationRow, sender: UserRow, typed: Typed) => {
    const before = await change.conversationRepository.messageOf(conversation.id, sender.id, typed.clientId)
    if (before && before.body !== typed.body) return invalid('clientId', 'Another message was sent under this id.')
    const other = await change.users.of(otherThan(conversation, sender.id))
    if (!before && !isActive(other)) return unavailable
    const sent = before ?? (await addMessage(change, conversation, sender, typed))
    const seen = await change.conversations.seen(conversation.id, sender)
    return { __typename: 'MessageSent' as const, sent, conversation: seen }
  }

  /** Locks the sender, who may have been suspended a moment ago. */
  const asMember = <Result>(viewer: UserRow, work: (change: Change, sender: UserRow) => Promise<Result>) =>
    inTransaction(async (change) => {
      const sender = await change.userService.lock(viewer.id)
      if (!sender || !isActive(sender)) throw unauthenticated()
      return work(change, sender)
    })

  const limited = async <Result extends { __typename: string }>(limit: RateLimit, work: () => Promise<Result>) => {
    const attempt = await rateLimiter.consume([limit])
    if (!attempt.allowed) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
    const answer = await work()
    // Only messages that reach somebody count.
    if (answer.__typename !== 'MessageSent') await attempt.refund()
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
    const other = await change.users.of(subject.otherId)
    const party = (of: UserRow, from: UserRow) => ({
      conversationId: conversation.id,
      userId: of.id,
      otherId: from.id,
      searchText: foldCase(`${subject.title}\n${from.name}`),
      lastMessageAt: conversation.createdAt,
      readUpTo: 0,
      unread: 0,
    })
    await change.conversationRepository.open(conversation, [party(sender, other), party(other, sender)])
    const locked = await change.conversationRepository.between(conversation)
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
      return limited({ key: ['start-conversation', viewer.id], max: 20, seconds: 3_600 }, () =>
        asMember(viewer, async (change, sender) => {
          const other = await change.users.of(subject.otherId)
          if (!isActive(other)) return unavailable
          return addOnce(change, await opened(change, sender, subject), sender, typed)
        }),
      )
    },

    send: async (viewer: UserRow, { conversationId, ...input }: SendMessageInput) => {
      const typed = tidied(input)
      const broken = brokenRule(typed)
      if (broken) return broken
      const conversation = await conversationRepository.find(conversationId, viewer.id)
      if (!conversation || !isParty(conversation, viewer.id)) return notFound
      return limited({ key: ['send-message', viewer.id], max: 30, seconds: 60 }, () =>
        asMember(viewer, async (change, sender) => {
          const locked = await change.conversationRepository.lock(conversationId)
          return locked ? addOnce(change, locked, sender, typed) : notFound
        }),
      )
    },

    markRead: async (viewer: UserRow, conversationId: string, upTo: number | null | undefined) => {
      const conversation = await conversationRepository.find(conversationId, viewer.id)
      if (!conversation || !isParty(conversation, viewer.id)) return undefined
      return inTransaction(async (change) => {
        // No message may come between counting and marking.
        const { messageCount } = (await change.conversationRepository.lock(conversationId)) ?? conversation
        const readUpTo = Math.min(upTo ?? messageCount, messageCount)
        const unread = await change.conversationRepository.countAfter(conversationId, viewer.id, readUpTo)
        if (await change.conversationRepository.markRead(conversationId, viewer.id, readUpTo, unread)) {
          change.liveEvents.record(viewer.id, 'read', conversationId)
        }
        if (unread === 0) await change.notifier.markRead(viewer.id, { topic: topicOf(conversationId) })
        return { conversation: await change.conversations.seen(conversationId, viewer), viewer }
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

export type ConversationCommands = ReturnType<typeof createConversationCommands>
