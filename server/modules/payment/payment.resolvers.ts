import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'

export const paymentResolvers = {
  Query: {
    paymentProvider: (_, __, { paymentQueries }) => paymentQueries.provider(),
    paymentState: (_, { id }, { paymentQueries, viewer }) => paymentQueries.state(signedIn(viewer), id),
  },
} satisfies ModuleResolvers
