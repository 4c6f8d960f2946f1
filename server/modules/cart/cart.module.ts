import type { Module } from '../module'
import { createCartQueries } from './cart.queries'
import { cartResolvers } from './cart.resolvers'

export const factories = { queries: { cart: createCartQueries } }

export const module = {
  resolvers: cartResolvers,
  access: { Query: { cartQuote: 'anyone' } },
  tokenAccess: { READ: ['cartQuote'] },
  ...factories,
} satisfies Module
