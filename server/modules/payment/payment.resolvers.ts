import type { ModuleResolvers } from '../../resolver-types'

export const paymentResolvers = {
  Query: { paymentProvider: (_, __, { provider: { name, sampleCards } }) => ({ name, sampleCards: [...sampleCards] }) },
} satisfies ModuleResolvers
