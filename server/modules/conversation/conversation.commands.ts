import type { Visitor } from '../../api/visitor'
import type { ConversationRow, MessageRow, UserRow } from '../../database/tables/tables'
import type { SendMessageInput, StartConversationInput } from '../../generated/resolvers'
import { conversationPath } from '../../lib/addresses/site-paths'
import { HOUR_SECONDS } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { badInput } from '../../lib/request-errors'
import { foldCase, isSameList, plural } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import type { AttachmentService } from '../attachment/attachment.service'
import type { InTransaction } from '../container-scopes'
import type { LiveEvents } from '../live-event/live-event.service'
import type { Notifier } from '../notification/notifier'
import type { RateLimit, RateLimiter } from '../rate-limit/rate-limiter'
import { tooManyAttempts } from '../rate-limit/throttle'
import { uploadAgain } from '../upload/attached-files'
import type { UserQueries } from '../user/user.queries'
import { isActive, type UserService } from '../user/user.service'
import type { BlockQueries } from './block.queries'
import type { ConversationQueries } from './conversation.queries'
import type { ConversationRepository } from './conversation.repository'
import { isParty, otherPartyId } from './conversation.row'
import { findSubject, type Subject, type SubjectQueries } from './conversation-subject'
import { firstViolation, type MessageContent, normalized } from './message-content'

interface Scope {
  blocks: BlockQueries
  attachmentService: AttachmentService
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
  inTransaction: InTransaction<Scope>
}

export const createConversationCommands = (dependencies: Dependencies) => {
  const { conversationRepository, rateLimiter, visitor, now, inTransaction } = dependencies

  /** The conversation has to be locked, so that messages become visible in the order of their sequence numbers. */
  const addMessage = async (
    scope: Scope,
    { id, title, ...conversation }: ConversationRow,
    sender: UserRow,
    { body, clientId, files }: MessageContent,
  ) => {
    const otherId = otherPartyId(conversation, sender.id)
    const message: MessageRow = {
      body,
      clientId,
      conversationId: id,
      sequence: conversation.messageCount + 1,
      id: newId('msg'),
      senderId: sender.id,
      sentAt: now().toISOString(),
      takenDown: 0,
    }
    await scope.conversationRepository.addMessage(message)
    await scope.attachmentService.attach(files, sender.id, { messageId: message.id })
    await scope.notifier.notify({
      userId: otherId,
      kind: 'MESSAGE',
      aboutId: sender.id,
      topic: topicOf(id),
      title: `Message from ${sender.name}`,
      text: `${title}: ${body || plural(files.length, 'file')}`,
      path: conversationPath(id),
    })
    for (const userId of [sender.id, otherId]) scope.liveEvents.record(userId, 'message', id)
    return message
  }

  /** Adds the message unless its client id was used before. */
  const addOnce = async (scope: Scope, conversation: ConversationRow, sender: UserRow, content: MessageContent) => {
    const { attachmentService, conversationRepository } = scope
    const { body, clientId, files } = content
    const before = await conversationRepository.messageOf(conversation.id, sender.id, clientId)
    if (before && !(before.body === body && isSameList(await attachmentService.idsOfMessage(before.id), files)))
      return invalidInput('clientId', 'Another message was sent under this id.')
    if (!before && !(await attachmentService.areFree(files, sender.id))) return uploadAgain
    const otherId = otherPartyId(conversation, sender.id)
    const refusal = before ? undefined : await contactRefusal(scope, sender.id, otherId, conversation)
    if (refusal) return refusal
    const sent = before ?? (await addMessage(scope, conversation, sender, content))
    return {
      __typename: 'MessageSent' as const,
      sent,
      conversation: await scope.conversations.reload(conversation.id, sender),
    }
  }

  /** Locks the sender and checks that the account is still active. */
  const withLockedSender = <Result>(viewer: UserRow, work: (scope: Scope, sender: UserRow) => Promise<Result>) =>
    inTransaction(async (scope) => work(scope, await scope.userService.lockActive(viewer.id)))

  const withRateLimit = async <Result extends { __typename: string }>(
    limit: RateLimit,
    work: () => Promise<Result>,
  ) => {
    const rateLimit = await rateLimiter.consume([limit])
    if (!rateLimit.allowed) return tooManyAttempts(visitor, rateLimit.retryAfterSeconds)
    const result = await work()
    // Only sent messages count.
    if (result.__typename !== 'MessageSent') await rateLimit.refund()
    return result
  }

  /** The conversation, or why none is opened. */
  const findOrCreate = async (scope: Scope, sender: UserRow, subject: Subject, files: readonly string[]) => {
    const [lowId = '', highId = ''] = [sender.id, subject.recipientId].sort()
    const topic = { subjectKind: subject.kind, subjectId: subject.id, lowId, highId }
    const before = await scope.conversationRepository.between(topic)
    if (before) return before
    const refusal = await contactRefusal(scope, sender.id, subject.recipientId, topic)
    if (refusal) return refusal
    if (!(await scope.attachmentService.areFree(files, sender.id))) return uploadAgain
    const conversation = {
      ...topic,
      id: newId('cnv'),
      title: subject.title,
      messageCount: 0,
      createdAt: now().toISOString(),
    }
    const other = await scope.users.of(subject.recipientId)
    const partyRow = (user: UserRow, otherParty: UserRow) => ({
      conversationId: conversation.id,
      userId: user.id,
      otherId: otherParty.id,
      searchText: foldCase(`${subject.title}\n${otherParty.name}`),
      lastMessageAt: conversation.createdAt,
      readUpTo: 0,
      unread: 0,
    })
    await scope.conversationRepository.open(conversation, [partyRow(sender, other), partyRow(other, sender)])
    const locked = await scope.conversationRepository.between(conversation)
    if (!locked) throw new Error('The conversation was not stored')
    return locked
  }

  return {
    start: async (viewer: UserRow, { about, ...input }: StartConversationInput) => {
      const content = normalized(input)
      const violation = firstViolation(content)
      if (violation) return violation
      const subject = await findSubject(dependencies, about, viewer)
      if (!subject) return invalidInput('about', 'There is nobody to write to about this.')
      if (subject.recipientId === viewer.id) return invalidInput('about', "You can't write to yourself.")
      return withRateLimit({ key: ['start-conversation', viewer.id], max: 20, seconds: HOUR_SECONDS }, () =>
        withLockedSender(viewer, async (scope, sender) => {
          const conversation = await findOrCreate(scope, sender, subject, content.files)
          return '__typename' in conversation ? conversation : addOnce(scope, conversation, sender, content)
        }),
      )
    },

    send: async (viewer: UserRow, { conversationId, ...input }: SendMessageInput) => {
      const content = normalized(input)
      const violation = firstViolation(content)
      if (violation) return violation
      const conversation = await conversationRepository.find(conversationId, viewer.id)
      if (!conversation || !isParty(conversation, viewer.id)) return conversationNotFound
      return withRateLimit({ key: ['send-message', viewer.id], max: 30, seconds: 60 }, () =>
        withLockedSender(viewer, async (scope, sender) => {
          const locked = await scope.conversationRepository.lock(conversationId)
          return locked ? addOnce(scope, locked, sender, content) : conversationNotFound
        }),
      )
    },

    markRead: async (viewer: UserRow, conversationId: string, upTo: number | null | undefined) => {
      if (upTo != null && upTo < 0) throw badInput('`upTo` is 0 or more.')
      const conversation = await conversationRepository.find(conversationId, viewer.id)
      if (!conversation || !isParty(conversation, viewer.id)) return conversationNotFound
      return inTransaction(async (scope) => {
        // Locks the conversation, so that no message is added between counting and marking.
        const { messageCount } = (await scope.conversationRepository.lock(conversationId)) ?? conversation
        const readUpTo = Math.min(upTo ?? messageCount, messageCount)
        const unread = await scope.conversationRepository.countAfter(conversationId, viewer.id, readUpTo)
        const position = { conversationId, userId: viewer.id, readUpTo, unread }
        if (await scope.conversationRepository.markRead(position, now().toISOString())) {
          for (const userId of [conversation.lowId, conversation.highId])
            scope.liveEvents.record(userId, 'read', conversationId)
        }
        if (unread === 0) await scope.notifier.markRead(viewer.id, { topic: topicOf(conversationId) })
        const read = await scope.conversations.reload(conversationId, viewer)
        return { __typename: 'ConversationRead' as const, conversation: read, viewer }
      })
    },
  }
}

/** The reason why the recipient gets no message, or undefined. */
const contactRefusal = async (
  { blocks, conversations, users }: Scope,
  senderId: string,
  recipientId: string,
  about: Pick<ConversationRow, 'subjectKind' | 'subjectId'>,
) => {
  if (await conversations.isWaiting(about)) return { ...unavailable, message: waitingMessage }
  const between = await blocks.between(senderId, recipientId)
  if (between.some(({ blockerId }) => blockerId === senderId)) return { ...unavailable, message: blockedMessage }
  return between.length > 0 || !isActive(await users.of(recipientId)) ? unavailable : undefined
}

const topicOf = (conversationId: string) => `conversation:${conversationId}`

export const conversationNotFound = {
  __typename: 'ConversationNotFound' as const,
  message: 'This conversation no longer exists.',
}

const blockedMessage = 'You have blocked this account. Unblock it to write.'

const waitingMessage = 'You can write once the check for conflicts of interest is answered.'

const unavailable = {
  __typename: 'RecipientUnavailable' as const,
  message: "This account can't receive messages at the moment.",
}
