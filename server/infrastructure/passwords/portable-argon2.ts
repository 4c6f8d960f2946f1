import { argon2idAsync } from '@noble/hashes/argon2.js'
import { fromBase64, toBase64 } from '../../lib/base64'
import { cost, createPasswordHasher } from './password-hasher'

const SALT_BYTES = 16
const HASH_BYTES = 32

const digest = async (password: string, salt: Uint8Array) => {
  const { memoryCost: m, timeCost: t, parallelism: p } = cost
  return toBase64(await argon2idAsync(password, salt, { m, t, p, dkLen: HASH_BYTES }))
}

const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Hashes wherever JavaScript runs, ten times as slowly as native code. Either verifies the hashes of the other. */
export const portableArgon2 = createPasswordHasher({
  hash: async (password) => {
    const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
    return `${prefix}${toBase64(salt)}$${await digest(password, salt)}`
  },

  verify: async (hash, password) => {
    const [salt, expected] = hash.startsWith(prefix) ? hash.slice(prefix.length).split('$') : []
    return salt !== undefined && (await digest(password, fromBase64(salt))) === expected
  },
})
