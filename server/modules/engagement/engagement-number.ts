import { randomInt } from 'node:crypto'

/** Without I, L, O, U, 0 and 1, which can be confused when read aloud or copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 5

/** A new number, short enough to be read out: `MQ-2F7K9`. */
export const newEngagementNumber = () =>
  `MQ-${Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`

export const isEngagementNumber = (text: string) => /^MQ-[2-9A-HJKMNP-TV-Z]{5}$/i.test(text)
