import type { ModuleResolvers } from '../../resolver-types'

const notYet = (): never => {
  throw new Error('Not built yet')
}

export const clockResolvers = {
  Query: { clock: notYet },
  Mutation: { advanceClock: notYet },
} satisfies ModuleResolvers
