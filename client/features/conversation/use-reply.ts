import { useSendMessageMutation } from './send-message.generated'

/** Sends one more message in a conversation that is there. */
export const useReply = (conversationId: string) => {
  const [sendMessage] = useSendMessageMutation()
  return async (body: string, clientId: string) =>
    (await sendMessage({ variables: { input: { conversationId, body, clientId } } })).data?.sendMessage
}
