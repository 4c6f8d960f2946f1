import type { Module, ServicesOf } from '../module'
import { createCartQueries } from './cart.queries'
import { cartResolvers } from './cart.resolvers'

const factories = { queries: { cart: createCartQueries } }

export type CartModule = ServicesOf<typeof factories>

export const cartModule = {
  resolvers: cartResolvers,
  access: { Query: { cartQuote: 'anyone' } },
  tokenAccess: { READ: ['cartQuote'] },
  ...factories,
} satisfies Module
