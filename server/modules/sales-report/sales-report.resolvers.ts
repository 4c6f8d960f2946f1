import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import { dollars } from '../../lib/money'

export const salesReportResolvers = {
  Query: { salesReport: (_, range, { salesReports, viewer }) => salesReports.report(signedIn(viewer), range) },
  SalesReport: {
    held: async (report, _, { salesReports }) => dollars(await salesReports.heldNow(report)),
    mandateFees: ({ mandateFees }) => dollars(mandateFees),
    listings: (report, _, { salesReports }) => salesReports.listings(report),
  },
  MonthSales: { held: ({ held }) => dollars(held) },
  ListingSales: { listing: ({ listingId }, _, { listings }) => listings.offered(listingId) },
  SalesTotals: {
    paid: ({ paid }) => dollars(paid),
    refunded: ({ refunded }) => dollars(refunded),
    released: ({ commission, brokerFee, earned }) => dollars(commission + brokerFee + earned),
    commission: ({ commission }) => dollars(commission),
    brokerFee: ({ brokerFee }) => dollars(brokerFee),
    earned: ({ earned }) => dollars(earned),
    conversion: ({ sales, views }) => (views < sales || views === 0 ? null : sales / views),
  },
} satisfies ModuleResolvers
