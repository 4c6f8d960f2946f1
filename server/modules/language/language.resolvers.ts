import type { ModuleResolvers } from '../../api/resolver-types'

export const languageResolvers = {
  Query: { languages: (_, __, { languages }) => languages.all() },
  Freelancer: { languages: ({ userId }, _, { languages }) => languages.of(userId) },
  Company: { languages: ({ ownerId }, _, { languages }) => languages.of(ownerId) },
} satisfies ModuleResolvers
