import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import pLimit from 'p-limit'

export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 200

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes about 20 ms of a core. One core stays free for everything else; more hashes wait in a queue. */
const queue = pLimit(Math.max(1, availableParallelism() - 1))

/** Argon2id, its parameters and salt within the text. */
export const hashPassword = (password: string) => queue(() => argon2.hash(password, cost))

let dummy: Promise<string> | undefined

/** Verifies a dummy hash for unknown accounts, so that the timing doesn't reveal which accounts exist. */
export const verifyPassword = async (passwordHash: string | null | undefined, password: string) => {
  if (password.length > MAX_PASSWORD_LENGTH) return false
  dummy ??= hashPassword('a password that nobody has')
  const known = passwordHash ?? (await dummy)
  const right = await queue(() => argon2.verify(known, password))
  return right && passwordHash != null
}
