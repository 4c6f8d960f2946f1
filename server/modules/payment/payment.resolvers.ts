import type { ModuleResolvers } from '../../resolver-types'

const notYet = (): never => {
  throw new Error('Not built yet')
}

export const paymentResolvers = { Query: { paymentProvider: notYet } } satisfies ModuleResolvers
