import type { LanguageCode } from '../../generated/resolvers'
import type { LanguageRepository } from './language.repository'

export const createLanguageService = ({ languageRepository }: { languageRepository: LanguageRepository }) => ({
  /**
   * Replaces the languages that an account works in. The caller has locked the account: its listings get its traits, also one that
   * is being published.
   */
  replace: async (userId: string, codes: readonly LanguageCode[]) => {
    const unique = [...new Set(codes)]
    await languageRepository.removeOf(userId, unique)
    if (unique.length > 0) await languageRepository.add(userId, unique)
  },

  removeAllOf: (userId: string) => languageRepository.removeOf(userId),
})

export type LanguageService = ReturnType<typeof createLanguageService>
