import { dollars } from '../../money'
import type { ModuleResolvers } from '../../resolver-types'

export const cartResolvers = {
  Query: { cartQuote: (_, { lines }, { cart }) => cart.quote(lines) },
  CartQuote: { total: ({ totalCents }) => dollars(totalCents) },
  CartGroup: {
    seller: ({ sellerId }, _, { user }) => user.of(sellerId),
    subtotal: ({ subtotalCents }) => dollars(subtotalCents),
  },
  CartLine: {
    unitPrice: ({ listing }) => dollars(listing.priceCents),
    total: ({ totalCents }) => dollars(totalCents),
  },
} satisfies ModuleResolvers
