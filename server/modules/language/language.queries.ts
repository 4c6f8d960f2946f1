import { loaderOfMany } from '../../database/loader'
import type { LanguageCode } from '../../generated/resolvers'
import type { LanguageRepository } from './language.repository'
import { languages, languagesWith } from './languages'

export const createLanguageQueries = ({ languageRepository }: { languageRepository: LanguageRepository }) => {
  const ofUser = loaderOfMany(languageRepository.ofUsers, ({ userId }) => userId)
  const codesOf = async (userId: string) => (await ofUser.load(userId)).map(({ language }) => language)

  return {
    all: () => languages,

    /** The languages that an account works in, by name. */
    of: async (userId: string) => languagesWith(await codesOf(userId)),

    /** True if the account works in exactly these languages. */
    isSameSet: async (userId: string, codes: readonly LanguageCode[]) => {
      const spoken = await codesOf(userId)
      return new Set(codes).size === spoken.length && codes.every((code) => spoken.includes(code))
    },
  }
}

export type LanguageQueries = ReturnType<typeof createLanguageQueries>
