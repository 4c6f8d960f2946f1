import { MAX_PASSWORD_LENGTH } from '../../infrastructure/passwords/password-hasher'
import { foldCase } from '../../lib/text'
import type { AccountPolicy } from './account-policy'

const COMMON_PASSWORDS = 10_000

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** Loaded on demand: decompressing the list takes a moment and a few megabytes. */
const loadCommonPasswords = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, COMMON_PASSWORDS))
}

/** The rule for new passwords. */
export const createPasswordRule = ({
  accountPolicy: { minPasswordLength, refusesCommonPasswords },
}: {
  accountPolicy: AccountPolicy
}) => {
  const isCommon = async (password: string) => {
    if (!refusesCommonPasswords) return false
    commonPasswords ??= loadCommonPasswords()
    return (await commonPasswords).has(foldCase(password))
  }

  return {
    /** The rule for people to read. */
    describe: () => ({
      minLength: minPasswordLength,
      text: `At least ${minPasswordLength} characters${refusesCommonPasswords ? ', and not one of the most common passwords' : ''}`,
    }),

    violationOf: async (password: string) => {
      if (password.length < minPasswordLength) return `Password must be at least ${minPasswordLength} characters`
      if (password.length > MAX_PASSWORD_LENGTH) return `Password must be at most ${MAX_PASSWORD_LENGTH} characters`
      if (await isCommon(password)) return 'Many people use this password, so it is easy to guess. Choose another one'
      return undefined
    },
  }
}

export type PasswordRule = ReturnType<typeof createPasswordRule>
