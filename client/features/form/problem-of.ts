import { tooManyAttempts } from '../session/too-many-attempts'
import type { Ending } from './use-saving'

type Refusal =
  | { __typename: 'InvalidInput'; field: string; message: string }
  | { __typename: 'WrongPassword'; message: string }
  | { __typename: 'LastAdmin'; message: string }
  | { __typename: 'OpenBusiness'; message: string }
  | { __typename: 'TooManyAttempts'; retryAfterSeconds: number }

/** What to tell of an answer that is no success; `passwordField` names the field in which the password stands. */
export const problemOf = (answer: Refusal | undefined, passwordField = 'password'): Ending => {
  switch (answer?.__typename) {
    case 'InvalidInput':
      return { problem: answer.message, field: answer.field }
    case 'WrongPassword':
      return { problem: answer.message, field: passwordField }
    case 'LastAdmin':
    case 'OpenBusiness':
      return { problem: answer.message }
    case 'TooManyAttempts':
      return { problem: tooManyAttempts(answer.retryAfterSeconds) }
    default:
      throw new Error('No answer')
  }
}
