import type { FormResult } from '../form/form-result'

const minLength = 6

/** The problem of a new password, if there is one. The server has the last word. */
export const passwordProblem = (password: string, repeated: string, field = 'password'): FormResult | undefined => {
  if (password !== repeated) return { problem: "Passwords don't match", field: 'again' }
  if (password.length >= minLength) return undefined
  return { problem: `Password must be at least ${minLength} characters`, field }
}
