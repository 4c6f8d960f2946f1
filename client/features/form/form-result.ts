import { pluralize } from '../../lib/text'

/** How a submit ended: with a success text, or with a problem of one field or of the whole form. */
export type FormResult = Success | Problem

interface Success {
  success: string
  /** Runs once the form counts as saved: for example a navigation, which unsaved changes would hold back. */
  next?: () => void
}

interface Problem {
  problem: string
  /** Name of the field that the problem is about. */
  field?: string | undefined
}

/** The members of a mutation's result union that tell of a problem. */
type Refusal =
  | { __typename: 'TooManyAttempts'; retryAfterSeconds: number }
  | { __typename: string; message: string; field?: string }

/** The problem that a mutation's result tells of; `passwordField` names the field that a wrong password stands in. */
export const problemOf = (refusal: Refusal | undefined, passwordField = 'password'): Problem => {
  if (refusal && 'retryAfterSeconds' in refusal) return { problem: tooManyAttempts(refusal.retryAfterSeconds) }
  if (!refusal?.message) throw new Error('The response has no data')
  const field = refusal.__typename === 'WrongPassword' ? passwordField : refusal.field
  return { problem: refusal.message, field }
}

/** `Too many attempts. Please try again in 9 minutes.` */
const tooManyAttempts = (retryAfterSeconds: number) =>
  `Too many attempts. Please try again in ${pluralize(Math.max(1, Math.ceil(retryAfterSeconds / 60)), 'minute')}.`
