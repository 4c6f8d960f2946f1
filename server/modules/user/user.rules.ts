import { hasLetter, isReservedName } from '../../lib/text'

/** Expects a trimmed name. */
export const nameViolation = (name: string) => {
  if (!hasLetter(name)) return 'Full name is required'
  if (isReservedName(name)) return 'This name is reserved. Please enter your own.'
  return name.length > 100 ? 'Full name has at most 100 characters' : undefined
}

// Without the characters that separate addresses and names in the header of a mail.
const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

/** Expects a trimmed email address. The domain `.invalid` is for the placeholders of deleted accounts. */
export const emailViolation = (email: string) =>
  address.test(email) && email.length <= 254 && !/[@.]invalid\.?$/i.test(email)
    ? undefined
    : 'Enter an email address like name@example.com'
