import { type FormResult, isAnswered, problemOf, refusalOf } from '../form/form-result'

export interface MessageContent {
  body: string
  /** Ids of uploaded files. */
  files: string[]
  clientId: string
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
