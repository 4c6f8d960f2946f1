import type { ModuleResolvers } from '../../api/resolver-types'
import { dollars } from '../../lib/money'
import { termsOf } from './terms'

export const cartResolvers = {
  Query: { cartQuote: (_, { lines }, { cart }) => cart.quote(lines) },
  CartQuote: {
    total: ({ totalCents }) => dollars(totalCents),
    withdrawnListings: ({ unavailableListingIds }, _, { cart }) => cart.withdrawn(unavailableListingIds),
  },
  CartGroup: {
    seller: ({ sellerId }, _, { users }) => users.of(sellerId),
    subtotal: ({ subtotalCents }) => dollars(subtotalCents),
  },
  CartLine: {
    broker: ({ brokers }) => brokers[0] ?? null,
    unitPrice: ({ unitCents }) => dollars(unitCents),
    total: ({ totalCents }) => dollars(totalCents),
    terms: termsOf,
  },
} satisfies ModuleResolvers
