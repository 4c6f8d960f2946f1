import { sha256 } from '../../lib/digest'

/** Without vowels, and without 0, 1 and L, which are taken for O and I. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ'
const SHORTEST = 5
const LONGEST = 12

/** The codes that may stand for a seller in invoice numbers, shortest first. They tell nothing of the account. */
export const issuerCodes = (sellerId: string) => {
  const letters = [...sha256(sellerId)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
  return Array.from({ length: LONGEST - SHORTEST + 1 }, (_, index) => letters.slice(0, SHORTEST + index))
}
