import { signedIn } from '../../api/access-guard'
import type { ModuleResolvers } from '../../api/resolver-types'

export const liveEventResolvers = {
  Subscription: {
    liveEvents: {
      subscribe: (_, { after }, { liveEventQueries, viewer, visitor }) =>
        liveEventQueries.subscribe(signedIn(viewer), visitor, after),
    },
  },
} satisfies ModuleResolvers
