import { toBase64Url } from './base64'
import { sha256 } from './digest'

/** A secret of 256 random bits in base64url, 43 characters long. */
export const randomToken = () => toBase64Url(crypto.getRandomValues(new Uint8Array(32)))

/** The hash of a token that the database stores in its place: a stolen database opens nothing. */
export const hashToken = (token: string) => toBase64Url(sha256(token))

/** A random text of the alphabet's characters, each of which is equally likely. */
export const randomText = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet.charAt(randomBelow(alphabet.length))).join('')

/** A random whole number from 0 to below `end`, which is 256 at most. */
const randomBelow = (end: number): number => {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
  // Bytes beyond the last multiple of `end` would make the first numbers likelier.
  return byte < 256 - (256 % end) ? byte % end : randomBelow(end)
}
