import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createConversationCommands } from './conversation.commands'
import { createConversationQueries } from './conversation.queries'
import { createConversationRepository } from './conversation.repository'
import { conversationResolvers } from './conversation.resolvers'

const factories = {
  services: { conversationRepository: fromDatabase(createConversationRepository) },
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
  ...factories,
} satisfies Module
