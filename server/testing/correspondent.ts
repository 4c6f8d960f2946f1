import type { Visitor } from '../api/visitor'
import type { Execute } from './execute'

const conversation =
  'id about { kind id title } otherParty { id name } unreadCount canWrite lastMessage { id sequence body }'
const sent = `__typename ... on MessageSent { sent { id sequence clientId body sender { id } } conversation { ${conversation} } }
  ... on InvalidInput { field message } ... on RecipientUnavailable { message } ... on TooManyAttempts { retryAfterSeconds }`

/** What somebody does with conversations, each as one operation; answers are the members of the result unions. */
export const correspondentOf = (execute: Execute, visitor: Visitor) => {
  const run = async (source: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await execute(source, variables, visitor)
    if (errors) throw new Error(errors[0].message)
    return data.answer
  }
  let made = 0
  const newClientId = () => `test-${++made}`
  return {
    start: (about: Record<string, string>, body = 'Hello', clientId = newClientId()) =>
      run(`mutation ($input: StartConversationInput!) { answer: startConversation(input: $input) { ${sent} } }`, {
        input: { about, body, clientId },
      }),
    send: (conversationId: string, body = 'Hello again', clientId = newClientId()) =>
      run(
        `mutation ($input: SendMessageInput!) { answer: sendMessage(input: $input) { ${sent}
          ... on ConversationNotFound { message } } }`,
        { input: { conversationId, body, clientId } },
      ),
    markRead: (conversationId: string, upTo?: number) =>
      run(
        `mutation ($conversationId: ID!, $upTo: NonNegativeInt) { answer: markRead(conversationId: $conversationId, upTo: $upTo) {
          conversation { unreadCount } viewer { unreadMessages unreadNotifications } } }`,
        { conversationId, upTo },
      ),
    inbox: (args = 'first: 24') =>
      run(
        `{ answer: conversations(${args}) { totalCount nodes { ${conversation} } pageInfo { endCursor hasNextPage } } }`,
      ),
    open: (id: string, args = 'first: 24') =>
      run(
        `query ($id: ID!) { answer: conversation(id: $id) { ${conversation} parties { id }
          messages(${args}) { totalCount nodes { sequence body clientId } pageInfo { endCursor hasNextPage } } } }`,
        { id },
      ),
    viewer: () =>
      run(
        '{ answer: viewer { unreadMessages unreadNotifications notifications(first: 5) { totalCount nodes { id kind title text path read } } } }',
      ),
    run,
  }
}
