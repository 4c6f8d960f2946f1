import type { LetterRow, UserRow } from '../../database/tables'
import type { Mail } from '../../ports/mail/mail'
import type { LetterRepository } from './letter.repository'

/** A mail is under way for less than this; also the first wait after a failure, doubled each time. */
const TAKEN_MS = 60_000
const LONGEST_WAIT_MS = 3_600_000
/** After about a day it is no news any more. */
const MOST_TRIES = 28
/** So many in a run, and it is the server that fails: the rest waits until the next one. */
const MOST_FAILURES = 3

interface Dependencies {
  letters: LetterRepository
  mail: Mail
  user: { of: (id: string) => Promise<UserRow> }
  now: () => Date
}

/** Empties the letter box. */
export const createDeliveryService = ({ letters, mail, user, now }: Dependencies) => {
  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds)

  const send = async ({ id, userId, address, subject, text }: LetterRow) => {
    const { email, deletedAt } = await user.of(userId)
    if (deletedAt === null) await mail.send({ to: address ?? email, subject, text })
    await letters.remove(id)
  }

  const failed = ({ id, tries }: LetterRow) =>
    tries < MOST_TRIES
      ? letters.putOff(id, after(Math.min(TAKEN_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)))
      : letters.remove(id)

  return {
    /** Sends all that is due; throws once that is done how many could not be sent, and nothing of what they say. */
    deliver: async () => {
      let unsent = 0
      while (unsent < MOST_FAILURES) {
        const letter = await letters.take(now(), after(TAKEN_MS))
        if (!letter) break
        await send(letter).catch(async () => {
          unsent += 1
          await failed(letter)
        })
      }
      if (unsent > 0) throw new UnsentError(unsent)
    },
  }
}

/** The server's own message is left out: it names addresses. */
class UnsentError extends Error {
  override name = 'UnsentError'

  constructor(count: number) {
    super(`${count} mails could not be sent; they are tried again`)
  }
}
