import type { Identity } from './identity'

const MAX_NAME_LENGTH = 100

interface Claims {
  sub: string
  name?: unknown
  given_name?: unknown
  family_name?: unknown
  email?: unknown
  email_verified?: unknown
}

/** The identity in a provider's claims, cut to the lengths of our columns. */
export const identityOf = (claims: Claims): Identity => {
  const address = textOf(claims.email)
  // Apple and LinkedIn write the flag as a text.
  const isVerified = claims.email_verified === true || claims.email_verified === 'true'
  const name =
    textOf(claims.name) || textOf(`${textOf(claims.given_name)} ${textOf(claims.family_name)}`) || address.split('@')[0]
  return {
    subject: claims.sub,
    name: (name || 'New member').slice(0, MAX_NAME_LENGTH).trim(),
    email: isVerified && address !== '' ? address : undefined,
  }
}

/** One line that a column and a page can hold. */
const textOf = (claim: unknown) =>
  typeof claim === 'string'
    ? claim
        .normalize('NFC')
        .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
        .trim()
    : ''
