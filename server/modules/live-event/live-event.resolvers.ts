import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'

export const liveEventResolvers = {
  Subscription: {
    liveEvents: {
      subscribe: (_, { after }, { liveEventQueries, viewer, visitor }) =>
        liveEventQueries.subscribe(signedIn(viewer), visitor, after),
    },
  },
} satisfies ModuleResolvers
