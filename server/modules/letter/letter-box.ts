import { newId } from '../../ids'
import type { Letter } from '../account/mails'
import type { LetterRepository } from './letter.repository'

/**
 * Letters that are put in within a transaction: they go out if it commits, whatever stops afterwards. Links that open accounts
 * never come here, since what rests in the database can be read.
 */
export const createLetterBox = (letters: LetterRepository, now: () => Date) => {
  let isFilled = false
  return {
    /** To where the account gets its mails, or to an address of its choice. */
    put: async (userId: string, letter: Letter, address: string | null = null) => {
      await letters.add({ ...letter, id: newId('let'), userId, address, tryAt: now().toISOString(), tries: 0 })
      isFilled = true
    },

    isFilled: () => isFilled,

    removeAllOf: async (userId: string) => {
      await letters.removeAllOf(userId)
    },
  }
}

export type LetterBox = ReturnType<typeof createLetterBox>
