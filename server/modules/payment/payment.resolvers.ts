import type { ModuleResolvers } from '../../api/resolver-types'

export const paymentResolvers = {
  Query: {
    paymentProvider: (_, __, { paymentQueries }) => paymentQueries.provider(),
    paymentState: (_, { id }, { paymentQueries, viewer }) => paymentQueries.state(viewer, id),
  },
} satisfies ModuleResolvers
