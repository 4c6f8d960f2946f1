import argon2 from '@node-rs/argon2'
import { createPasswordHasher } from '../../infrastructure/passwords/password-hasher'

/** Argon2id with the least work that it allows: a test that signs in has no secret to protect. */
export const quickArgon2 = createPasswordHasher({
  hash: (password) => argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  verify: (hash, password) => argon2.verify(hash, password),
})
