import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { MessageRow } from '../../database/tables/tables'
import { isHiddenFrom, type ViewedConversationRow } from './conversation.row'
import { subjectPath } from './conversation-subject'

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
    openConversation: (_, { input }, { openingCommands, viewer }) => openingCommands.open(signedIn(viewer), input),
    blockOtherParty: (_, { conversationId, blocked }, { blockCommands, viewer }) =>
      blockCommands.setBlocked(signedIn(viewer), conversationId, blocked),
    signalTyping: (_, { conversationId }, { blockCommands, viewer }) =>
      blockCommands.signalTyping(signedIn(viewer), conversationId),
  },
  Application: {
    conversation: ({ id }, _, { conversations, viewer }) => conversations.about('APPLICATION', id, viewer),
  },
  Engagement: {
    conversation: ({ id, planId }, _, { conversations, viewer }) =>
      conversations.about('ENGAGEMENT', planId ?? id, viewer),
  },
  Conversation: {
    about: (row) => row,
    otherParty: (row, _, { conversations }) => conversations.otherParty(row),
    readable: (row, _, { conversations }) => conversations.readable(row),
    unreadCount: ({ unread }) => unread ?? 0,
    canWrite: (row, _, { conversations }) => conversations.canWrite(row),
    blocked: (row, _, { conversations }) => conversations.blocked(row),
    seenUpTo: async (row, _, { conversations }) => (await conversations.seen(row))?.readUpTo ?? 0,
    seenAt: async (row, _, { conversations }) => (await conversations.seen(row))?.readAt,
    lastMessage: (row, _, { conversations }) => conversations.lastMessage(row),
    messages: (row, request, { conversations }) => conversations.messages(row, request),
  },
  ConversationSubject: {
    kind: ({ subjectKind }) => subjectKind,
    path: (row, _, { applications, viewer }) => subjectPath(applications, row, viewer),
  },
  Message: {
    clientId: ({ clientId, senderId }, _, { viewer }) => (senderId === viewer?.id ? clientId : null),
    sender: ({ senderId }, _, { users }) => users.of(senderId),
    takenDown: ({ takenDown }) => takenDown === 1,
    body: (message, _, { viewer }) => (isHiddenFrom(message, viewer) ? '' : message.body),
  },
  User: { unreadMessages: (user, _, { conversations, viewer }) => conversations.unreadOf(user, viewer) },
  ConversationConnection: connectionResolvers<ViewedConversationRow>(),
  MessageConnection: { ...connectionResolvers<MessageRow>(), totalIsExact: () => true },
} satisfies ModuleResolvers
