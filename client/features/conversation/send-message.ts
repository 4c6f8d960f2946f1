import { readDraftEntries, writeDraftEntries } from '../form/form-draft'
import { type FormResult, isAnswered, problemOf, refusalOf } from '../form/form-result'

export interface MessageContent {
  body: string
  /** Ids of uploaded files. */
  files: string[]
  clientId: string
}

export type SendRefusal =
  | { __typename: 'InvalidInput'; message: string }
  | { __typename: 'ConversationNotFound'; message: string }
  | { __typename: 'RecipientUnavailable'; message: string }
  | { __typename: 'TooManyAttempts'; retryAfterSeconds: number }

/** Shows beside the text why a message was not sent. */
export const sendProblem = (answer: SendRefusal | undefined): FormResult => ({ ...problemOf(answer), field: 'body' })

/** Shows beside the text that the request failed. */
export const notSent = (error: unknown): FormResult => ({
  problem: isAnswered(error)
    ? `Not sent. ${refusalOf(error) ?? 'Something went wrong.'} Your text is still here.`
    : 'There was no answer, so we don’t know whether it was sent. Press Retry: it is never sent twice.',
  field: 'body',
})

/**
 * An id that stays the same while the content does. The server accepts it once, so a retry never sends a message twice. It is part of
 * the draft, so that this holds after a reload, too. Once the draft is discarded, the same content can be sent as another message.
 */
export const clientIdOf = (draft: string, content: string) => {
  const [last] = readDraftEntries(draft, 'clientId') ?? []
  if (last && 'content' in last && last.content === content && 'id' in last) return String(last.id)
  const id = newId()
  writeDraftEntries(draft, 'clientId', [{ content, id }])
  return id
}

/** `crypto.randomUUID` exists on https and localhost only. */
const newId = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
