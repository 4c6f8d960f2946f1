import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../session/password'

/** The first rule that a new password breaks, or undefined. */
export const passwordViolation = (password: string) => {
  if (password.length < MIN_PASSWORD_LENGTH) return `Password must be at least ${MIN_PASSWORD_LENGTH} characters`
  return password.length > MAX_PASSWORD_LENGTH
    ? `Password must be at most ${MAX_PASSWORD_LENGTH} characters`
    : undefined
}

/** The first rule that a trimmed name breaks, or undefined. */
export const nameViolation = (name: string) => {
  if (name === '') return 'Full name is required'
  return name.length > 100 ? 'Full name has at most 100 characters' : undefined
}

/** The rule that a trimmed email address breaks, or undefined. */
export const emailViolation = (email: string) =>
  /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254 ? undefined : 'Enter an email address like name@example.com'
