import type { LanguageCode } from '../../generated/resolvers'
import type { LanguageRepository } from './language.repository'

export const createLanguageService = ({ languageRepository }: { languageRepository: LanguageRepository }) => ({
  /**
   * Replaces the languages that an account works in. The caller has locked the account: its listings get its traits, also one that
   * is being published.
   */
  replace: async (userId: string, codes: readonly LanguageCode[]) => {
    await languageRepository.removeOf(userId)
    const unique = [...new Set(codes)]
    if (unique.length > 0) await languageRepository.add(userId, unique)
  },

  removeAllOf: languageRepository.removeOf,
})

export type LanguageService = ReturnType<typeof createLanguageService>
