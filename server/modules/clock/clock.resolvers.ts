import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'

export const clockResolvers = {
  Query: {
    clock: (_, __, { siteClock }) => siteClock.state(),
    serverTime: (_, __, { siteClock }) => siteClock.state().now,
  },
  Mutation: { advanceClock: (_, { days }, { clockCommands, viewer }) => clockCommands.advance(signedIn(viewer), days) },
} satisfies ModuleResolvers
