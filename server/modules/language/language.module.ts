import { fromDatabase, fromLongReads, type Module, type ServicesOf } from '../module'
import { createLanguageQueries } from './language.queries'
import { createLanguageRepository } from './language.repository'
import { languageResolvers } from './language.resolvers'
import { createLanguageService } from './language.service'
import { createLanguageExport } from './language-export'

const factories = {
  services: {
    languageExport: fromLongReads(createLanguageExport),
    languageRepository: fromDatabase(createLanguageRepository),
    languageService: createLanguageService,
  },
  queries: { languages: createLanguageQueries },
}

export type LanguageModule = ServicesOf<typeof factories>

export const languageModule = {
  resolvers: languageResolvers,
  access: { Query: { languages: 'anyone' } },
  tokenAccess: { READ: ['languages'] },
  ...factories,
} satisfies Module
