import type { Visitor } from '../api/visitor'
import {
  ConversationDocument,
  type ConversationQueryVariables,
  ConversationsDocument,
  type ConversationsQueryVariables,
  MarkReadDocument,
  OpenTestedConversationDocument,
  SendMessageDocument,
  StartConversationDocument,
  ViewerNotificationsDocument,
} from './conversations.generated'
import type { Execute } from './execute'
import type { ConversationAbout } from './generated/schema'
import { expectType, expectValue } from './result'
import { runAs } from './run-as'

/** Opens a conversation as an admin, who reads it then. */
export const openConversation = async (execute: Execute, admin: Visitor, conversationId: string, reason = 'A check.') =>
  (await execute(OpenTestedConversationDocument, { input: { conversationId, reason } }, admin)).data.openConversation

/** Conversations of a visitor. Functions called `try…` return the member of the result union; the others expect success. */
export const conversationsAs = (execute: Execute, visitor: Visitor) => {
  const run = runAs(execute, visitor)
  let made = 0
  const newClientId = () => `test-${++made}`

  const tryStart = async (about: ConversationAbout, body = 'Hello', clientId = newClientId()) =>
    (await run(StartConversationDocument, { input: { about, body, clientId } })).startConversation

  const trySend = async (conversationId: string, body = 'Hello again', clientId = newClientId()) =>
    (await run(SendMessageDocument, { input: { conversationId, body, clientId } })).sendMessage

  const find = async (id: string, page: Omit<ConversationQueryVariables, 'id'> = {}) =>
    (await run(ConversationDocument, { first: 24, ...page, id })).conversation

  return {
    run,
    tryStart,
    start: async (...input: Parameters<typeof tryStart>) => expectType(await tryStart(...input), 'MessageSent'),
    trySend,
    send: async (...input: Parameters<typeof trySend>) => expectType(await trySend(...input), 'MessageSent'),
    markRead: async (conversationId: string, upTo?: number) =>
      (await run(MarkReadDocument, { conversationId, upTo })).markRead,
    inbox: async (page: ConversationsQueryVariables = {}) =>
      (await run(ConversationsDocument, { first: 24, ...page })).conversations,
    find,
    open: async (...input: Parameters<typeof find>) => {
      const conversation = expectValue(await find(...input))
      return { ...conversation, messages: expectValue(conversation.messages) }
    },
    viewer: async () => expectValue((await run(ViewerNotificationsDocument, {})).viewer),
  }
}
