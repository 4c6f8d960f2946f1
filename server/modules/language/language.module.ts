import { fromDatabase, fromLongReads, type Module } from '../module'
import { createLanguageQueries } from './language.queries'
import { createLanguageRepository } from './language.repository'
import { languageResolvers } from './language.resolvers'
import { createLanguageService } from './language.service'
import { createLanguageExport } from './language-export'

export const factories = {
  services: {
    languageExport: fromLongReads(createLanguageExport),
    languageRepository: fromDatabase(createLanguageRepository),
    languageService: createLanguageService,
  },
  queries: { languages: createLanguageQueries },
}

export const module = {
  resolvers: languageResolvers,
  access: { Query: { languages: 'anyone' } },
  tokenAccess: { READ: ['languages'] },
  ...factories,
} satisfies Module
