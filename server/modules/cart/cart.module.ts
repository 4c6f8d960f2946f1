import type { Module } from '../module'
import { type CartQueries, createCartQueries } from './cart.queries'
import { cartResolvers } from './cart.resolvers'

export interface CartModule {
  queries: { cart: CartQueries }
}

export const cartModule = {
  resolvers: cartResolvers,
  access: { Query: { cartQuote: 'anyone' } },
  queries: { cart: createCartQueries },
} satisfies Module<CartModule>
