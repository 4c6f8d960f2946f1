import { fromDatabase, type Module } from '../module'
import { createLanguageQueries } from './language.queries'
import { createLanguageRepository } from './language.repository'
import { languageResolvers } from './language.resolvers'
import { createLanguageService } from './language.service'
import { languageExport } from './language-export'

export const factories = {
  services: {
    languageRepository: fromDatabase(createLanguageRepository),
    languageService: createLanguageService,
  },
  queries: { languages: createLanguageQueries },
}

export const module = {
  resolvers: languageResolvers,
  access: { Query: { languages: 'anyone' } },
  tokenAccess: { READ: ['languages'] },
  accountExport: languageExport,
  ...factories,
} satisfies Module
