import type { LanguageCode } from '../../generated/resolvers'
import type { UserService } from '../user/user.service'
import type { LanguageRepository } from './language.repository'

interface Dependencies {
  languageRepository: LanguageRepository
  userService: Pick<UserService, 'lock'>
}

export const createLanguageService = ({ languageRepository, userService }: Dependencies) => ({
  /** Replaces the languages that an account works in. */
  replace: async (userId: string, codes: readonly LanguageCode[]) => {
    // Its listings get the traits of the account, also one that is being published.
    await userService.lock(userId)
    await languageRepository.removeOf(userId)
    const unique = [...new Set(codes)]
    if (unique.length > 0) await languageRepository.add(userId, unique)
  },

  removeAllOf: languageRepository.removeOf,
})

export type LanguageService = ReturnType<typeof createLanguageService>
