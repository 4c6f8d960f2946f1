import { signedIn } from '../../api/access-guard'
import type { UserRow } from '../../database/tables/tables'
import type { PlaceOrderInput } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
import { cents, priceText } from '../../lib/money'
import { invalidInput } from '../../lib/violations'
import type { CartQueries, Quote } from '../cart/cart.queries'
import type { ListingQueries } from '../listing/listing.queries'
import { contentHash, type Payments, paymentProblem } from '../payment/payment.service'
import type { OrderRepository } from './order.repository'
import { customersOnly, firstOrderViolation, receiptOf } from './order.rules'
import { type OrderContent, readContent } from './order-fulfilment'

type Viewer = UserRow | undefined

interface Dependencies {
  orderRepository: OrderRepository
  cart: CartQueries
  listings: Pick<ListingQueries, 'clearCache'>
  payments: Pick<Payments, 'pay' | 'findAttempt'>
}

export const createOrderCommands = ({ orderRepository, cart, listings, payments }: Dependencies) => {
  const find = async (id: string) => {
    const order = await orderRepository.find(id)
    if (!order) throw new Error(`The order ${id} is paid and not there`)
    return order
  }

  /** The content and price of a payment, or the result for a cart that can't be bought. */
  const checkOut = async (viewer: UserRow, input: PlaceOrderInput) => {
    const quote = await cart.quote(input.lines)
    if (quote.unavailableListingIds.length > 0) return lineUnavailable(quote)
    if (quote.groups.some(({ sellerId }) => sellerId === viewer.id)) {
      return invalidInput('lines', "You can't buy your own listing.")
    }
    const expected = cents(input.expectedTotal)
    if (quote.totalCents !== expected) return priceChanged(quote, expected)
    if (quote.totalCents > 0 && !input.payment) return invalidInput('payment', 'Payment is required')
    const lines = quote.groups.flatMap(({ lines }) =>
      lines.map(({ listing: { id, kind, title, sellerId }, quantity, totalCents }) => ({
        listingId: id,
        kind,
        title,
        sellerId,
        quantity,
        cents: totalCents,
      })),
    )
    const content: OrderContent = { type: 'order', orderId: newId('ord'), lines, receipt: receiptOf(viewer, input) }
    return { content, cents: quote.totalCents }
  }

  return {
    place: async (viewer: Viewer, input: PlaceOrderInput) => {
      const buyer = signedIn(viewer)
      if (buyer.role !== 'CUSTOMER') return customersOnly
      const violation = firstOrderViolation(buyer, input)
      if (violation) return violation
      const key = `order:${input.idempotencyKey}`
      const hash = contentHash([input.lines, input.expectedTotal])
      const before = await payments.findAttempt(buyer.id, key)
      if (before && before.contentHash !== hash) return otherContent
      // A payment that may already be charged keeps its price.
      const paidBefore = before && (before.state === 'open' || before.state === 'paid') ? before : undefined
      const request = paidBefore
        ? { content: readContent(paidBefore.content), cents: paidBefore.cents }
        : await checkOut(buyer, input)
      if ('__typename' in request) return request
      const paid = await payments.pay({
        buyerId: buyer.id,
        key,
        contentHash: hash,
        content: request.content,
        cents: request.cents,
        token: input.payment?.token,
      })
      if (paid === 'other-content') return otherContent
      if (paid === 'refunded') {
        // A listing is no longer on offer; the next attempt starts anew.
        for (const { listingId } of input.lines) listings.clearCache(listingId)
        const today = await checkOut(buyer, input)
        return '__typename' in today ? today : paymentProblem('unreachable')
      }
      if (typeof paid === 'string') return paymentProblem(paid)
      return { __typename: 'OrderPlaced' as const, order: await find(readContent(paid.content).orderId) }
    },
  }
}

const otherContent = invalidInput(
  'idempotencyKey',
  'This checkout was already sent with different content. Start a new checkout.',
)

const lineUnavailable = (quote: Quote) => ({
  __typename: 'LineUnavailable' as const,
  message: 'Something in your cart is no longer offered. Nothing was charged.',
  listingIds: quote.unavailableListingIds,
  quote,
})

const priceChanged = (quote: Quote, expectedCents: number) => ({
  __typename: 'PriceChanged' as const,
  message: `The total is now ${priceText(quote.totalCents)}, not ${priceText(expectedCents)}. Nothing was charged.`,
  quote,
})
