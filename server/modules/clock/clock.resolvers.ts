import type { ModuleResolvers } from '../../resolver-types'

export const clockResolvers = {
  Query: { clock: (_, __, { siteClock }) => siteClock.face() },
  Mutation: { advanceClock: (_, { days }, { siteClock }) => siteClock.advance(days) },
} satisfies ModuleResolvers
