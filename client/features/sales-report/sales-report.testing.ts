import type { SalesReportQuery } from './sales-report.generated'

const totals = (
  sales: number,
  paid: number,
  refunded: number,
  commission: number,
  brokerFee: number,
  earned: number,
  views: number,
): SalesReportQuery['salesReport']['totals'] => ({
  __typename: 'SalesTotals',
  sales,
  paid,
  refunded,
  commission,
  brokerFee,
  earned,
  views,
  conversion: views < sales || views === 0 ? null : sales / views,
})

/** A seller's report of two months. */
export const salesReport: SalesReportQuery['salesReport'] = {
  __typename: 'SalesReport',
  from: '2026-10',
  to: '2026-11',
  held: 578.99,
  mandateFees: 52,
  totals: totals(3, 1899.5, 424.5, 65.45, 20, 569.02, 85),
  months: [
    { __typename: 'MonthSales', month: '2026-10', held: 100.25, totals: totals(2, 1000, 424.5, 60.45, 20, 524.03, 68) },
    { __typename: 'MonthSales', month: '2026-11', held: 578.99, totals: totals(1, 899.5, 0, 5, 0, 44.99, 17) },
  ],
  listings: [
    {
      __typename: 'ListingSales',
      listingId: 'prd-1',
      title: 'Report, "Blue"',
      listing: { __typename: 'Product', id: 'prd-1' },
      totals: totals(2, 1000, 424.5, 60.45, 20, 524.03, 85),
    },
    {
      __typename: 'ListingSales',
      listingId: 'prd-gone',
      title: '=Gone()',
      listing: null,
      totals: totals(1, 899.5, 0, 5, 0, 44.99, 0),
    },
  ],
}

export const noSales: SalesReportQuery['salesReport'] = {
  ...salesReport,
  held: 0,
  mandateFees: 0,
  totals: totals(0, 0, 0, 0, 0, 0, 0),
  months: salesReport.months.map((month) => ({ ...month, held: 0, totals: totals(0, 0, 0, 0, 0, 0, 0) })),
  listings: [],
}
