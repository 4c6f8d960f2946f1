import { hasLetter, visibleText } from '../../lib/text'

const reserved = /^(marque(?![\p{L}\p{N}])|former member$)/iu

/** True for a name under which a text would read as one of Marque itself, or of a deleted account. */
export const isReservedName = (name: string) => reserved.test(visibleText(name.normalize('NFKC')))

export const RESERVED_NAME = 'This name is reserved. Please enter your own.'

/** Expects a name on one line. */
export const nameViolation = (name: string) => {
  if (name === '') return 'Full name is required'
  if (!hasLetter(name)) return 'Full name needs a letter or a digit'
  if (isReservedName(name)) return RESERVED_NAME
  return name.length > 100 ? 'Full name has at most 100 characters' : undefined
}

// Without the characters that separate addresses and names in the header of a mail.
const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

/** Expects a trimmed email address. The domain `.invalid` is for the placeholders of deleted accounts. */
export const emailViolation = (email: string) =>
  address.test(email) && email.length <= 254 && !/[@.]invalid\.?$/i.test(email)
    ? undefined
    : 'Enter an email address like name@example.com'
