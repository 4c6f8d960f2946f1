import { badInput } from '../../api/errors'
import type { Viewer } from '../../api/viewer'
import { assertFound, loaderOfOne } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { UserRow } from '../../database/tables/tables'
import { foldCase } from '../../lib/text'
import type { AuditTrail } from '../moderation/audit-trail'
import type { UserQueries } from '../user/user.queries'
import { isActive } from '../user/user.service'
import { type ConversationRepository, subjectKeyOf } from './conversation.repository'
import { isParty, otherPartyId, type ViewedConversationRow } from './conversation.row'
import { createMessagePages } from './message-pages'

const MAX_TEXT_LENGTH = 200

interface Dependencies {
  conversationRepository: ConversationRepository
  users: UserQueries
  auditTrail: Pick<AuditTrail, 'recordRead'>
}

export const createConversationQueries = ({ conversationRepository, users, auditTrail }: Dependencies) => {
  const messages = createMessagePages(conversationRepository)
  const aboutSubject = loaderOfOne(conversationRepository.aboutSubjects, subjectKeyOf)
  const unread = loaderOfOne(conversationRepository.unreadOf, ({ userId }) => userId)

  /** Records an admin who reads what others wrote. */
  const recordRead = ({ id: recordId, lowId, highId, viewerId: actorId }: ViewedConversationRow) =>
    auditTrail.recordRead({ actorId, action: 'CONVERSATION_READ', recordId, partyIds: [lowId, highId] })

  return {
    inbox: ({ id }: UserRow, text: string | null | undefined, request: PageRequest) => {
      const trimmed = text?.trim()
      if (trimmed && trimmed.length > MAX_TEXT_LENGTH)
        throw badInput(`\`text\` has at most ${MAX_TEXT_LENGTH} characters.`)
      return conversationRepository.inbox(id, trimmed ? foldCase(trimmed) : undefined, request)
    },

    /** Undefined unless the viewer is a party or an admin. */
    find: async (viewer: UserRow, id: string) => {
      const conversation = await conversationRepository.find(id, viewer.id)
      return conversation && (isParty(conversation, viewer.id) || viewer.role === 'ADMIN') ? conversation : undefined
    },

    otherParty: (conversation: ViewedConversationRow) => users.of(otherPartyId(conversation, conversation.viewerId)),

    parties: ({ lowId, highId }: ViewedConversationRow) => Promise.all([users.of(lowId), users.of(highId)]),

    canWrite: async (conversation: ViewedConversationRow) =>
      isParty(conversation, conversation.viewerId) &&
      isActive(await users.of(otherPartyId(conversation, conversation.viewerId))),

    lastMessage: async (conversation: ViewedConversationRow) => {
      await recordRead(conversation)
      return messages.last(conversation)
    },
    messages: async (conversation: ViewedConversationRow, request: PageRequest) => {
      await recordRead(conversation)
      return messages.page(conversation, request)
    },

    unreadOf: async ({ id }: Pick<UserRow, 'id'>, viewer: Viewer) =>
      id === viewer?.id ? ((await unread.load(id))?.unread ?? 0) : 0,

    about: async (subjectKind: 'ENGAGEMENT' | 'APPLICATION', subjectId: string, viewer: Viewer) =>
      viewer && aboutSubject.load(subjectKeyOf({ subjectKind, subjectId, viewerId: viewer.id })),

    /** Reads the conversation again after a change. */
    reload: async (id: string, viewer: UserRow) => assertFound(await conversationRepository.find(id, viewer.id), id),
  }
}

export type ConversationQueries = ReturnType<typeof createConversationQueries>
