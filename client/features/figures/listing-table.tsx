import { Link } from 'react-router-dom'
import { listingPath } from '../listing/listing-path'
import type { Column, Figures } from './figure-columns'
import { FigureTable } from './figure-table'
import type { SalesReportQuery } from './sales-report.generated'

interface Props {
  report: SalesReportQuery['salesReport']
  columns: readonly Column<Figures>[]
  noun: 'product' | 'service'
}

/** What sold for most first, as it comes. */
export const ListingTable = ({ report: { from, to, listings }, columns, noun }: Props) => (
  <FigureTable
    title={`By ${noun}`}
    first={noun === 'product' ? 'Product' : 'Service'}
    rows={listings.map(({ listingId, title, listing, figures }) => ({
      key: listingId,
      name: title,
      head: listing ? <Link to={listingPath(listing)}>{title}</Link> : title,
      row: figures,
    }))}
    columns={columns}
    file={`marque-by-${noun}-${from}-to-${to}`}
  />
)
