import type { UserRow } from '../../database/tables/tables'
import type { InTransaction } from '../container-scopes'
import type { LiveEvents } from '../live-event/live-event.service'
import type { TypingSignals } from '../live-event/typing-signals'
import type { BlockQueries } from './block.queries'
import type { BlockRepository } from './block.repository'
import { conversationNotFound } from './conversation.commands'
import type { ConversationQueries } from './conversation.queries'
import type { ConversationRepository } from './conversation.repository'
import { isParty, otherPartyId } from './conversation.row'

interface Dependencies {
  blocks: BlockQueries
  conversationRepository: ConversationRepository
  typingSignals: TypingSignals
  now: () => Date
  inTransaction: InTransaction<{
    blockRepository: BlockRepository
    conversations: Pick<ConversationQueries, 'reload'>
    liveEvents: LiveEvents
  }>
}

/** Blocks the other party of a conversation, and sends typing signals. */
export const createBlockCommands = (dependencies: Dependencies) => {
  const { blocks, conversationRepository, typingSignals, now, inTransaction } = dependencies

  /** Undefined unless the viewer is a party. */
  const otherOf = async (viewer: UserRow, conversationId: string) => {
    const conversation = await conversationRepository.find(conversationId, viewer.id)
    return conversation && isParty(conversation, viewer.id) ? otherPartyId(conversation, viewer.id) : undefined
  }

  return {
    setBlocked: async (viewer: UserRow, conversationId: string, blocked: boolean) => {
      const otherId = await otherOf(viewer, conversationId)
      if (otherId === undefined) return conversationNotFound
      return inTransaction(async ({ blockRepository, conversations, liveEvents }) => {
        if (blocked) await blockRepository.add(viewer.id, otherId, now().toISOString())
        else await blockRepository.remove(viewer.id, otherId)
        for (const userId of [viewer.id, otherId]) liveEvents.record(userId, 'read', conversationId)
        const conversation = await conversations.reload(conversationId, viewer)
        return { __typename: 'OtherPartyBlocked' as const, conversation }
      })
    },

    /** Returns false if nobody is told. */
    signalTyping: async (viewer: UserRow, conversationId: string) => {
      const otherId = await otherOf(viewer, conversationId)
      if (otherId === undefined || (await blocks.between(viewer.id, otherId)).length > 0) return false
      await typingSignals.send(otherId, conversationId)
      return true
    },
  }
}
