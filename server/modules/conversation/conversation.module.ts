import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { type ConversationCommands, createConversationCommands } from './conversation.commands'
import { type ConversationQueries, createConversationQueries } from './conversation.queries'
import { type ConversationRepository, createConversationRepository } from './conversation.repository'
import { conversationResolvers } from './conversation.resolvers'

export interface ConversationModule {
  services: { conversationRepository: ConversationRepository }
  queries: { conversations: ConversationQueries }
  commands: { conversationCommands: ConversationCommands }
}

export const conversationModule = {
  resolvers: conversationResolvers,
  access: {
    Query: { conversation: 'signed-in', conversations: 'signed-in' },
    Mutation: { markRead: 'signed-in', sendMessage: 'signed-in', startConversation: 'signed-in' },
  },
  services: { conversationRepository: fromDatabase(createConversationRepository) },
  queries: { conversations: createConversationQueries },
  commands: { conversationCommands: createConversationCommands },
} satisfies Module<ConversationModule>
