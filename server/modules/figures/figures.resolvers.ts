import { dollars } from '../../money'
import type { ModuleResolvers } from '../../resolver-types'

export const figuresResolvers = {
  Query: {
    salesReport: (_, range, { figures, viewer }) => figures.report(viewer, range),
  },
  SalesReport: {
    held: async (report, _, { figures }) => dollars(await figures.heldNow(report)),
    listings: (report, _, { figures }) => figures.listings(report),
  },
  MonthSales: {
    held: ({ held }) => dollars(held),
  },
  ListingSales: {
    listing: ({ listingId }, _, { listing }) => listing.offered(listingId),
  },
  SalesFigures: {
    paid: ({ paid }) => dollars(paid),
    refunded: ({ refunded }) => dollars(refunded),
    released: ({ commission, earned }) => dollars(commission + earned),
    commission: ({ commission }) => dollars(commission),
    earned: ({ earned }) => dollars(earned),
    conversion: ({ sales, views }) => (views === 0 ? null : sales / views),
  },
} satisfies ModuleResolvers
