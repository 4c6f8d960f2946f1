import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../session/password'

/** What is wrong with a new password, if anything. */
export const passwordViolation = (password: string) => {
  if (password.length < SHORTEST_PASSWORD) return `Password must be at least ${SHORTEST_PASSWORD} characters`
  return password.length > LONGEST_PASSWORD ? `Password must be at most ${LONGEST_PASSWORD} characters` : undefined
}

/** What is wrong with a person's name, outer spaces gone, if anything. */
export const nameViolation = (name: string) => {
  if (name === '') return 'Full name is required'
  return name.length > 100 ? 'Full name has at most 100 characters' : undefined
}

/** What is wrong with an email address, outer spaces gone, if anything. */
export const emailViolation = (email: string) =>
  /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254 ? undefined : 'Enter an email address like name@example.com'
