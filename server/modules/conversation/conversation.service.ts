import { foldCase } from '../../lib/text'
import { FORMER_MEMBER } from '../user/user.service'
import type { BlockRepository } from './block.repository'
import type { ConversationRepository } from './conversation.repository'
import { titleOfConversation } from './conversation-subject'

interface Dependencies {
  blockRepository: BlockRepository
  conversationRepository: ConversationRepository
}

export const createConversationService = ({ blockRepository, conversationRepository }: Dependencies) => ({
  /** Hides a message, or shows it again. */
  setTakenDown: conversationRepository.setTakenDown,

  /** The other parties find their conversations with an account by its new name. */
  partyRenamed: (userId: string, name: string) => conversationRepository.setNameInSearchTexts(userId, foldCase(name)),

  /** Removes the account's names from the titles and the searched texts of its conversations. Messages stay. */
  anonymise: async (userId: string) => {
    await blockRepository.removeAllOf(userId)
    await conversationRepository.clearOwnSearchTexts(userId)
    const engagements = await conversationRepository.engagementsOf(userId)
    const engagementTitles = new Map(engagements.map((row) => [row.conversationId, titleOfConversation(row)]))
    for (const { id, title, namesSubject } of await conversationRepository.namesOf(userId)) {
      const anonymous = engagementTitles.get(id) ?? (namesSubject === 1 ? FORMER_MEMBER : title)
      if (anonymous !== title) await conversationRepository.setTitle(id, anonymous)
      await conversationRepository.setSearchText(id, userId, foldCase(`${anonymous}\n${FORMER_MEMBER}`))
    }
  },
})

export type ConversationService = ReturnType<typeof createConversationService>
