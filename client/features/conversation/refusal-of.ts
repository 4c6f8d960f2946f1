import type { Ending } from '../form/use-saving'
import { tooManyAttempts } from '../session/too-many-attempts'

export type Refusal =
  | { __typename: 'InvalidInput'; message: string }
  | { __typename: 'ConversationNotFound'; message: string }
  | { __typename: 'RecipientUnavailable'; message: string }
  | { __typename: 'TooManyAttempts'; retryAfterSeconds: number }

/** Why a message was not sent; it stands at the box, where the text still is. */
export const refusalOf = (answer: Refusal | undefined): Ending => {
  if (!answer) throw new Error('No answer')
  const problem = answer.__typename === 'TooManyAttempts' ? tooManyAttempts(answer.retryAfterSeconds) : answer.message
  return { problem, field: 'body' }
}

export const notSent: Ending = { problem: 'Not sent: the connection broke. Your text is safe here.', field: 'body' }
