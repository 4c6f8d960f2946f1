import { createHash } from 'node:crypto'
import type { ListingRow } from '../../database/tables'

interface OrderedLine extends Pick<ListingRow, 'kind' | 'title' | 'sellerId'> {
  listingId: string
  quantity: number
  cents: number
}

/** What is paid for: enough to finish it after a stop, at the price that was charged. */
export type PaymentContent =
  | {
      type: 'order'
      orderId: string
      lines: OrderedLine[]
      receipt: { name: string; company: string | null; email: string }
    }
  | { type: 'offer'; engagementId: string; version: number }

/** Of what somebody sent; equal texts were sent for the same thing. */
export const contentHash = (sent: unknown) => createHash('sha256').update(JSON.stringify(sent)).digest('hex')
