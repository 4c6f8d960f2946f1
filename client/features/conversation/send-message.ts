import { attachedFiles } from '../attachment/attached-files'
import { clientIdOf } from '../form/client-id'
import { type FormResult, isAnswered, type Problem, problemOf, refusalOf } from '../form/form-result'

export interface MessageContent {
  body: string
  /** Ids of uploaded files. */
  files: string[]
  clientId: string
}

/** The message in a form, or why it can't be sent yet. */
export const readMessage = (values: FormData, draft: string): MessageContent | Problem => {
  const body = String(values.get('body')).trim()
  const attached = attachedFiles(values)
  if ('problem' in attached) return attached
  const { ids: files } = attached
  if (!body && files.length === 0) return { problem: 'Write a message first.', field: 'body' }
  return { body, files, clientId: clientIdOf(draft, [body, ...files].join()) }
}

export interface SendFailure {
  __typename: 'InvalidInput' | 'ConversationNotFound' | 'RecipientUnavailable' | 'TooManyAttempts'
  message: string
}

/** Shows beside the text why a message was not sent. */
export const sendProblem = (answer: SendFailure | undefined): FormResult => ({ ...problemOf(answer), field: 'body' })

/** Shows beside the text that the request failed. */
export const notSent = (error: unknown): FormResult => ({
  problem: isAnswered(error)
    ? `Not sent. ${refusalOf(error) ?? 'Something went wrong.'} Your text is still here.`
    : 'There was no answer, so we don’t know whether it was sent. Press Retry: it is never sent twice.',
  field: 'body',
})
