import { type FormResult, problemOf } from '../form/form-result'

export type SendRefusal =
  | { __typename: 'InvalidInput'; message: string }
  | { __typename: 'ConversationNotFound'; message: string }
  | { __typename: 'RecipientUnavailable'; message: string }
  | { __typename: 'TooManyAttempts'; retryAfterSeconds: number }

/** Shows beside the text why a message was not sent. */
export const sendProblem = (answer: SendRefusal | undefined): FormResult => ({ ...problemOf(answer), field: 'body' })

export const notSent: FormResult = {
  problem: 'Not sent: the connection was lost. Your text is still here.',
  field: 'body',
}
