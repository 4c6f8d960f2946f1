import type { EngagementParent } from '../../api/parents'
import type { Viewer } from '../../api/viewer'
import { loaderByColumns, loaderOfMany, loaderOfOne } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import { assertFound } from '../../database/rows'
import type { ConversationRow, UserRow } from '../../database/tables/tables'
import { badInput } from '../../lib/request-errors'
import { foldCase } from '../../lib/text'
import type { DisclosureQueries } from '../engagement/disclosure/disclosure.queries'
import { otherPartyOf, partyOf } from '../engagement/engagement.parties'
import type { AuditTrail } from '../moderation/audit-trail'
import type { UserQueries } from '../user/user.queries'
import { isActive } from '../user/user.service'
import type { BlockQueries } from './block.queries'
import type { ConversationRepository } from './conversation.repository'
import { isParty, otherPartyId, type ViewedConversationRow } from './conversation.row'
import { createMessagePages } from './message-pages'

const MAX_TEXT_LENGTH = 200

interface Dependencies {
  blocks: BlockQueries
  conversationRepository: ConversationRepository
  disclosures: Pick<DisclosureQueries, 'isContactWaiting' | 'isContactWaitingById'>
  users: UserQueries
  auditTrail: Pick<AuditTrail, 'hasOpened' | 'recordRead'>
}

export const createConversationQueries = (dependencies: Dependencies) => {
  const { auditTrail, blocks, conversationRepository, disclosures, users } = dependencies
  const messages = createMessagePages(conversationRepository)
  const aboutSubject = loaderByColumns(conversationRepository.aboutSubjects, ['viewerId', 'subjectKind', 'subjectId'])
  const parties = loaderOfMany(conversationRepository.partiesOf, ({ conversationId }) => conversationId)
  const unread = loaderOfOne(conversationRepository.unreadOf, ({ userId }) => userId)

  const readable = async (conversation: ViewedConversationRow) =>
    isParty(conversation, conversation.viewerId) || auditTrail.hasOpened(conversation.viewerId, conversation.id)

  /** Null unless the conversation is readable. Records that an admin reads a conversation of others. */
  const ifReadable = async <Result>(conversation: ViewedConversationRow, read: () => Promise<Result>) => {
    if (!(await readable(conversation))) return null
    const { id: recordId, lowId, highId, viewerId: actorId } = conversation
    await auditTrail.recordRead({ actorId, action: 'CONVERSATION_READ', recordId, partyIds: [lowId, highId] })
    return read()
  }

  /** True for a conversation about an order whose check for conflicts of interest is open. */
  const isWaiting = async ({ subjectKind, subjectId }: Pick<ConversationRow, 'subjectKind' | 'subjectId'>) =>
    subjectKind === 'ENGAGEMENT' && (await disclosures.isContactWaitingById(subjectId))

  const isReachable = async (fromId: string, toId: string) =>
    isActive(await users.of(toId)) && (await blocks.between(fromId, toId)).length === 0

  return {
    isWaiting,

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

    receivedMessage: (viewer: UserRow, id: string) => conversationRepository.receivedMessage(id, viewer.id),

    readable,

    otherParty: (conversation: ViewedConversationRow) => users.of(otherPartyId(conversation, conversation.viewerId)),

    canWrite: async (conversation: ViewedConversationRow) => {
      const { viewerId } = conversation
      if (!isParty(conversation, viewerId) || (await isWaiting(conversation))) return false
      return isReachable(viewerId, otherPartyId(conversation, viewerId))
    },

    /** Whether the viewer can write to the other party of an engagement. */
    canWriteAbout: async (engagement: EngagementParent, viewer: Viewer) => {
      if (!viewer || !partyOf(viewer, engagement) || disclosures.isContactWaiting(engagement)) return false
      return isReachable(viewer.id, otherPartyOf(viewer.id, engagement))
    },

    blocked: async (conversation: ViewedConversationRow) => {
      const { viewerId } = conversation
      const between = await blocks.between(viewerId, otherPartyId(conversation, viewerId))
      return between.some(({ blockerId }) => blockerId === viewerId)
    },

    /** The other party's last reading. Undefined for an admin who is not a party. */
    seen: async (conversation: ViewedConversationRow) => {
      if (!isParty(conversation, conversation.viewerId)) return undefined
      return (await parties.load(conversation.id)).find(({ userId }) => userId !== conversation.viewerId)
    },

    lastMessage: (conversation: ViewedConversationRow) => ifReadable(conversation, () => messages.last(conversation)),
    messages: (conversation: ViewedConversationRow, request: PageRequest) =>
      ifReadable(conversation, () => messages.page(conversation, request)),

    unreadOf: async ({ id }: Pick<UserRow, 'id'>, viewer: Viewer) =>
      id === viewer?.id ? ((await unread.load(id))?.unread ?? 0) : 0,

    /** Undefined unless the viewer is a party or an admin: brokers read no messages. */
    about: async (subjectKind: 'ENGAGEMENT' | 'APPLICATION', subjectId: string, viewer: Viewer) => {
      const found = viewer && (await aboutSubject.load({ subjectKind, subjectId, viewerId: viewer.id }))
      return found && (isParty(found, viewer.id) || viewer.role === 'ADMIN') ? found : undefined
    },

    /** Reads the conversation again after a change. */
    reload: async (id: string, viewer: UserRow) => assertFound(await conversationRepository.find(id, viewer.id), id),
  }
}

export type ConversationQueries = ReturnType<typeof createConversationQueries>
