import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import pLimit from 'p-limit'

export const MAX_PASSWORD_LENGTH = 200

/** The parameters that OWASP recommends. The memory is in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes about 20 ms of a core. The limit leaves one core free for all other work. */
const queue = pLimit(Math.max(1, availableParallelism() - 1))

/** Hashes with Argon2id. The text contains the parameters and the salt. */
export const hashPassword = (password: string) => queue(() => argon2.hash(password, cost))

let dummyHash: Promise<string> | undefined

/** Without a hash it verifies a dummy, so that the response time doesn't reveal which accounts exist. */
export const verifyPassword = async (passwordHash: string | null | undefined, password: string) => {
  if (password.length > MAX_PASSWORD_LENGTH) return false
  dummyHash ??= hashPassword('a password that nobody has')
  const hash = passwordHash ?? (await dummyHash)
  const isCorrect = await queue(() => argon2.verify(hash, password))
  return isCorrect && passwordHash != null
}
