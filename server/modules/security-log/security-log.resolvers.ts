import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'

export const securityLogResolvers = {
  Query: {
    securityEvents: (_, __, { viewer, securityEvents }) => securityEvents.latest(signedIn(viewer)),
    userSecurityEvents: (_, { userId }, { securityEvents }) => securityEvents.latest({ id: userId }),
  },
} satisfies ModuleResolvers
