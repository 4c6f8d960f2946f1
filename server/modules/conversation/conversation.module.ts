import { signedIn } from '../../api/viewer'
import { fromDatabase, type Module } from '../module'
import { createBlockCommands } from './block.commands'
import { createBlockQueries } from './block.queries'
import { createBlockRepository } from './block.repository'
import { createConversationCommands } from './conversation.commands'
import { createConversationQueries } from './conversation.queries'
import { createConversationRepository } from './conversation.repository'
import { conversationResolvers } from './conversation.resolvers'
import { createConversationService } from './conversation.service'
import { conversationExport } from './conversation-export'
import { createOpeningCommands } from './opening.commands'

export const factories = {
  services: {
    blockRepository: fromDatabase(createBlockRepository),
    conversationRepository: fromDatabase(createConversationRepository),
    conversationService: createConversationService,
  },
  queries: { blocks: createBlockQueries, conversations: createConversationQueries },
  commands: {
    blockCommands: createBlockCommands,
    conversationCommands: createConversationCommands,
    openingCommands: createOpeningCommands,
  },
}

export const module = {
  resolvers: conversationResolvers,
  access: {
    Query: { conversation: 'signed-in', conversations: 'signed-in' },
    Mutation: {
      blockOtherParty: 'signed-in',
      markRead: 'signed-in',
      openConversation: ['ADMIN'],
      sendMessage: 'signed-in',
      signalTyping: 'signed-in',
      startConversation: 'signed-in',
    },
  },
  nodes: {
    Conversation: {
      prefix: 'cnv',
      access: 'signed-in',
      load: (id, { conversations, viewer }) => conversations.find(signedIn(viewer), id),
    },
  },
  beforeConfirmation: { blockOtherParty: true, markRead: true },
  tokenAccess: {
    READ: ['conversation', 'conversations'],
    WRITE: ['blockOtherParty', 'markRead', 'sendMessage', 'startConversation'],
  },
  accountExport: conversationExport,
  ...factories,
} satisfies Module
