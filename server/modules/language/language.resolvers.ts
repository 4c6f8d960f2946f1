import type { UserParent } from '../../api/parents'
import type { ModuleResolvers } from '../../api/resolver-types'

const account = {
  languages: ({ id }: UserParent, _, { languages }) => languages.of(id),
} satisfies ModuleResolvers['Profile'] & ModuleResolvers['User']

export const languageResolvers = {
  Query: { languages: (_, __, { languages }) => languages.all() },
  Freelancer: { languages: ({ userId }, _, { languages }) => languages.of(userId) },
  Company: { languages: ({ ownerId }, _, { languages }) => languages.of(ownerId) },
  Profile: account,
  User: account,
} satisfies ModuleResolvers
