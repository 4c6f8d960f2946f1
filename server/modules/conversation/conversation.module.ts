import { signedIn } from '../../api/viewer'
import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createConversationCommands } from './conversation.commands'
import { createConversationQueries } from './conversation.queries'
import { createConversationRepository } from './conversation.repository'
import { conversationResolvers } from './conversation.resolvers'
import { createConversationService } from './conversation.service'

const factories = {
  services: {
    conversationRepository: fromDatabase(createConversationRepository),
    conversationService: createConversationService,
  },
  queries: { conversations: createConversationQueries },
  commands: { conversationCommands: createConversationCommands },
}

export type ConversationModule = ServicesOf<typeof factories>

export const conversationModule = {
  resolvers: conversationResolvers,
  access: {
    Query: { conversation: 'signed-in', conversations: 'signed-in' },
    Mutation: { markRead: 'signed-in', sendMessage: 'signed-in', startConversation: 'signed-in' },
  },
  nodes: {
    Conversation: {
      prefix: 'cnv',
      access: 'signed-in',
      load: (id, { conversations, viewer }) => conversations.find(signedIn(viewer), id),
    },
  },
  confirmedEmail: ['sendMessage', 'startConversation'],
  tokenAccess: { READ: ['conversation', 'conversations'], WRITE: ['markRead', 'sendMessage', 'startConversation'] },
  ...factories,
} satisfies Module
