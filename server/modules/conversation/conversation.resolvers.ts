import type { MessageRow } from '../../database/tables'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'
import { signedIn } from '../../signed-in'
import type { SeenConversationRow } from './seen-conversation'

export const conversationResolvers = {
  Query: {
    conversations: (_, { text, first, after }, { conversation, viewer }) =>
      conversation.inbox(signedIn(viewer), text, { first, after }),
    conversation: (_, { id }, { conversation, viewer }) => conversation.find(signedIn(viewer), id),
  },
  Mutation: {
    startConversation: (_, { input }, { correspondence, viewer }) => correspondence.start(signedIn(viewer), input),
    sendMessage: (_, { input }, { correspondence, viewer }) => correspondence.send(signedIn(viewer), input),
    markRead: (_, { conversationId, upTo }, { correspondence, viewer }) =>
      correspondence.markRead(signedIn(viewer), conversationId, upTo),
  },
  Application: {
    conversation: ({ id }, _, { conversation, viewer }) => conversation.about('APPLICATION', id, viewer),
  },
  Engagement: {
    conversation: ({ id }, _, { conversation, viewer }) => conversation.about('ENGAGEMENT', id, viewer),
  },
  Conversation: {
    about: ({ subjectKind, subjectId, title }) => ({ kind: subjectKind, id: subjectId, title }),
    other: (row, _, { conversation }) => conversation.other(row),
    parties: (row, _, { conversation }) => conversation.parties(row),
    unreadCount: ({ unread }) => unread ?? 0,
    canWrite: (row, _, { conversation }) => conversation.canWrite(row),
    lastMessage: (row, _, { conversation }) => conversation.lastMessage(row),
    messages: (row, request, { conversation }) => conversation.messages(row, request),
  },
  Message: {
    clientId: ({ clientId, senderId }, _, { viewer }) => (senderId === viewer?.id ? clientId : null),
    sender: ({ senderId }, _, { user }) => user.of(senderId),
  },
  User: {
    unreadMessages: (user, _, { conversation, viewer }) => conversation.unreadOf(user, viewer),
  },
  ConversationConnection: connectionResolvers<SeenConversationRow>(),
  MessageConnection: { ...connectionResolvers<MessageRow>(), totalIsExact: () => true },
} satisfies ModuleResolvers
