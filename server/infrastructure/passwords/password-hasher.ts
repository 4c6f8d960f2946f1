export const MAX_PASSWORD_LENGTH = 200

/** The parameters that OWASP recommends. The memory is in KiB. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes passwords with Argon2id. A hash is a text with the parameters and the salt: `$argon2id$v=19$m=19456,t=2,p=1$...`. */
interface Argon2 {
  hash: (password: string) => Promise<string>
  verify: (hash: string, password: string) => Promise<boolean>
}

export const createPasswordHasher = ({ hash, verify }: Argon2) => {
  let dummyHash: Promise<string> | undefined
  return {
    hash,

    /** Verifies a dummy if there is no hash, so that the response time doesn't reveal which accounts exist. */
    verify: async (passwordHash: string | null | undefined, password: string) => {
      if (password.length > MAX_PASSWORD_LENGTH) return false
      dummyHash ??= hash('a password that nobody has')
      const isCorrect = await verify(passwordHash ?? (await dummyHash), password)
      return isCorrect && passwordHash != null
    },
  }
}

export type PasswordHasher = ReturnType<typeof createPasswordHasher>
