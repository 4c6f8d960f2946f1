import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import pLimit from 'p-limit'

export const SHORTEST_PASSWORD = 6
export const LONGEST_PASSWORD = 200

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes a core for some 20 ms; one core is left for everything else, and the rest waits its turn. */
const queue = pLimit(Math.max(1, availableParallelism() - 1))

/** Argon2id, its parameters and salt within the text. */
export const hashPassword = (password: string) => queue(() => argon2.hash(password, cost))

let dummy: Promise<string> | undefined

/** Takes as long without a hash as with one, so that time doesn't tell which accounts exist. */
export const verifyPassword = async (passwordHash: string | null | undefined, password: string) => {
  if (password.length > LONGEST_PASSWORD) return false
  dummy ??= hashPassword('a password that nobody has')
  const known = passwordHash ?? (await dummy)
  const right = await queue(() => argon2.verify(known, password))
  return right && passwordHash != null
}
