import type { ModuleResolvers } from '../../api/resolver-types'

export const paymentResolvers = {
  Query: { paymentProvider: (_, __, { paymentMethods }) => paymentMethods.provider() },
} satisfies ModuleResolvers
