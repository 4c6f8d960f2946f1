import { hashToken, randomText } from '../../lib/secure-random'
import type { SecondFactorRepository } from './second-factor.repository'

const CODES = 10
const GROUPS = 4
const GROUP_LENGTH = 4
/** Without letters and digits that look alike. Sixteen of them have 79 random bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const newCode = () => Array.from({ length: GROUPS }, () => randomText(ALPHABET, GROUP_LENGTH)).join('-')

/** Case, spaces and hyphens don't matter. */
const hashOf = (code: string) => hashToken(code.toLowerCase().replaceAll(/[\s-]/g, ''))

/** Codes that replace a lost second factor. Each works once, and only its hash is stored. */
export const createRecoveryCodes = ({
  secondFactorRepository,
}: {
  secondFactorRepository: SecondFactorRepository
}) => ({
  left: secondFactorRepository.countRecoveryCodes,

  /** Creates new codes; the former ones stop working. */
  replace: async (userId: string) => {
    const codes = Array.from({ length: CODES }, newCode)
    await secondFactorRepository.removeRecoveryCodes(userId)
    await secondFactorRepository.addRecoveryCodes(userId, codes.map(hashOf))
    return codes
  },

  /** Returns true for a code that was not used before. */
  accepts: (userId: string, code: string) => secondFactorRepository.takeRecoveryCode(userId, hashOf(code)),

  removeAllOf: secondFactorRepository.removeRecoveryCodes,
})

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>
