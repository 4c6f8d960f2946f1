import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

/** The result of a submit: a success text, or a problem of one field or of the whole form. */
export type FormResult = Success | Problem

interface Success {
  success: string
  /** Runs after the form counts as saved. A navigation belongs here: unsaved changes would block it. */
  next?: () => void
}

export interface Problem {
  problem: string
  /** Name of the field that the problem is about. */
  field?: string | undefined
  /** Runs after the form shows the problem. */
  next?: () => void
}

/** A member of a mutation's result union with the fields that `... on Failure` and `... on InvalidInput` select. */
export interface Failure {
  __typename: string
  message: string
  field?: string
}

/** Shows the message of a failure; `passwordField` names the field of a wrong password. Throws if there is no data. */
export const problemOf = (failure: Failure | undefined, passwordField = 'password'): Problem => {
  if (!failure?.message) throw new Error('The response has no data')
  const field = failure.__typename === 'WrongPassword' ? passwordField : failure.field
  return { problem: failure.message, field }
}

/** The message of a failure, for actions without a form. Undefined for a success, of which the document selects no message. */
export const failureMessage = (result: object | undefined) =>
  result && 'message' in result && typeof result.message === 'string' ? result.message : undefined

const refusals: unknown[] = ['EMAIL_NOT_CONFIRMED', 'REAUTHENTICATION_REQUIRED', 'SERVICE_UNAVAILABLE', 'THROTTLED']

/** The server's message where it says more than that something failed: it refuses the account, or can't save. */
export const refusalOf = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => refusals.includes(extensions?.code))?.message
    : undefined

const gatewayFailures = [502, 504]

/** False if the server may have done what was asked, because no answer of it arrived, or one without its result. */
export const isAnswered = (error: unknown) =>
  (CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code !== 'ANSWER_TOO_LONG') ||
  (ServerError.is(error) && !gatewayFailures.includes(error.statusCode))

/** The text about a mutation that failed. Only an answer of the server proves that nothing was changed. */
export const failureText = (error: unknown, unchanged = 'Nothing was changed.') =>
  refusalOf(error) ??
  (isAnswered(error)
    ? `Something went wrong. ${unchanged} Please try again.`
    : 'There was no answer, so we don’t know whether it worked. Please check before you try again.')

/** The problem of an action without a form: of its error, or of the failure that is its result. */
export const actionProblem = (error: unknown, result: object | undefined, unchanged?: string) =>
  error ? failureText(error, unchanged) : failureMessage(result)

const accountRefusals: unknown[] = ['UNAUTHENTICATED', 'FORBIDDEN']

/** Whether the server refuses the account: it has signed out, or its role has changed. */
export const isAccountRefused = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => accountRefusals.includes(extensions?.code))
