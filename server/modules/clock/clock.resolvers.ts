import type { ModuleResolvers } from '../../api/resolver-types'

export const clockResolvers = {
  Query: { clock: (_, __, { siteClock }) => siteClock.state() },
  Mutation: { advanceClock: (_, { days }, { clockCommands }) => clockCommands.advance(days) },
} satisfies ModuleResolvers
