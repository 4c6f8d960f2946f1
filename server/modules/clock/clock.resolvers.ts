import type { ModuleResolvers } from '../../api/resolver-types'

export const clockResolvers = {
  Query: {
    clock: (_, __, { siteClock }) => siteClock.state(),
    serverTime: (_, __, { siteClock }) => siteClock.state().now,
  },
  Mutation: { advanceClock: (_, { days }, { clockCommands, viewer }) => clockCommands.advance(viewer, days) },
} satisfies ModuleResolvers
