import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import pLimit from 'p-limit'
import { cost, createPasswordHasher } from './password-hasher'

/** Hashing takes about 20 ms of a core. The limit leaves one core free for all other work. */
const queue = pLimit(Math.max(1, availableParallelism() - 1))

/** Hashes on threads of the process. */
export const nativeArgon2 = createPasswordHasher({
  hash: (password) => queue(() => argon2.hash(password, cost)),
  verify: (hash, password) => queue(() => argon2.verify(hash, password)),
})
