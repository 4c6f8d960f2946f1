import { randomText } from '../../lib/secure-random'

/** Lacks I, L, O, U, 0 and 1, which are easily confused with each other or with V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 5

/** A random number that is short enough for a telephone call: `MQ-2F7K9`. */
export const newEngagementNumber = () => `MQ-${randomText(ALPHABET, LENGTH)}`

/** The number at a place among all numbers, for sample data that is the same each time. */
export const engagementNumber = (place: number) =>
  `MQ-${Array.from({ length: LENGTH }, (_, digit) => ALPHABET.charAt(Math.floor(place / ALPHABET.length ** (LENGTH - 1 - digit)) % ALPHABET.length)).join('')}`

export const isEngagementNumber = (text: string) => /^MQ-[2-9A-HJKMNP-TV-Z]{5}$/i.test(text)
