import type { UserRow } from '../../database/tables/tables'
import type { OpenConversationInput } from '../../generated/resolvers'
import { paragraphs } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import type { AuditTrail } from '../moderation/audit-trail'
import { conversationNotFound } from './conversation.commands'
import type { ConversationQueries } from './conversation.queries'

const MAX_REASON_LENGTH = 500

interface Dependencies {
  auditTrail: Pick<AuditTrail, 'recordDecision'>
  conversations: Pick<ConversationQueries, 'find'>
}

/** Admins say why they read the messages of others. */
export const createOpeningCommands = ({ auditTrail, conversations }: Dependencies) => ({
  open: async (admin: UserRow, { conversationId, reason }: OpenConversationInput) => {
    const note = paragraphs(reason)
    if (note === '') return invalidInput('reason', 'Say why you read these messages.')
    if (note.length > MAX_REASON_LENGTH)
      return invalidInput('reason', `A reason has at most ${MAX_REASON_LENGTH} characters.`)
    const conversation = await conversations.find(admin, conversationId)
    if (!conversation) return conversationNotFound
    const { id: recordId, lowId, highId } = conversation
    const partyIds = [lowId, highId]
    await auditTrail.recordDecision(
      { actorId: admin.id, action: 'CONVERSATION_OPENED', recordId, partyIds },
      note,
      null,
    )
    return { __typename: 'ConversationOpened' as const, conversation }
  },
})
