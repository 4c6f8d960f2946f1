import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import { connectionResolvers } from '../../database/paging/connection.resolvers'
import type { MessageRow } from '../../database/tables/tables'
import type { ViewedConversationRow } from './conversation.row'

export const conversationResolvers = {
  Query: {
    conversations: (_, { text, first, after }, { conversations, viewer }) =>
      conversations.inbox(signedIn(viewer), text, { first, after }),
    conversation: (_, { id }, { conversations, viewer }) => conversations.find(signedIn(viewer), id),
  },
  Mutation: {
    startConversation: (_, { input }, { conversationCommands, viewer }) =>
      conversationCommands.start(signedIn(viewer), input),
    sendMessage: (_, { input }, { conversationCommands, viewer }) => conversationCommands.send(signedIn(viewer), input),
    markRead: (_, { conversationId, upTo }, { conversationCommands, viewer }) =>
      conversationCommands.markRead(signedIn(viewer), conversationId, upTo),
  },
  Application: {
    conversation: ({ id }, _, { conversations, viewer }) => conversations.about('APPLICATION', id, viewer),
  },
  Engagement: {
    conversation: ({ id, planId }, _, { conversations, viewer }) =>
      conversations.about('ENGAGEMENT', planId ?? id, viewer),
  },
  Conversation: {
    about: ({ subjectKind, subjectId, title }) => ({ kind: subjectKind, id: subjectId, title }),
    otherParty: (row, _, { conversations }) => conversations.otherParty(row),
    parties: (row, _, { conversations }) => conversations.parties(row),
    unreadCount: ({ unread }) => unread ?? 0,
    canWrite: (row, _, { conversations }) => conversations.canWrite(row),
    lastMessage: (row, _, { conversations }) => conversations.lastMessage(row),
    messages: (row, request, { conversations }) => conversations.messages(row, request),
  },
  Message: {
    clientId: ({ clientId, senderId }, _, { viewer }) => (senderId === viewer?.id ? clientId : null),
    sender: ({ senderId }, _, { users }) => users.of(senderId),
  },
  User: { unreadMessages: (user, _, { conversations, viewer }) => conversations.unreadOf(user, viewer) },
  ConversationConnection: connectionResolvers<ViewedConversationRow>(),
  MessageConnection: { ...connectionResolvers<MessageRow>(), totalIsExact: () => true },
} satisfies ModuleResolvers
