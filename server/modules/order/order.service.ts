import type { OrderRow, UserRow } from '../../database/tables'
import type { PlaceOrderInput } from '../../generated/resolvers'
import { newId } from '../../ids'
import type { Loader } from '../../loader'
import { cents, priceText } from '../../money'
import type { PageRequest } from '../../paging/page'
import { signedIn } from '../../signed-in'
import type { CartService, Quote } from '../cart/cart.service'
import type { EngagementService } from '../engagement/engagement.service'
import type { LedgerService } from '../ledger/ledger.service'
import type { ListingService } from '../listing/listing.service'
import type { PayingService } from '../payment/paying.service'
import { contentHash, type PaymentContent } from '../payment/payment-content'
import { paymentProblem } from '../payment/payment-problem'
import { customersOnly } from './customers-only'
import type { OrderRepository } from './order.repository'
import { brokenOrder, receiptOf } from './order-rules'
import { orderState } from './order-state'

type Viewer = UserRow | undefined

interface Dependencies {
  orders: OrderRepository
  orderById: Loader<OrderRow | undefined>
  cart: CartService
  engagement: EngagementService
  ledger: LedgerService
  listing: Pick<ListingService, 'forget'>
  paying: Pick<PayingService, 'pay' | 'attempt'>
}

export const createOrderService = (dependencies: Dependencies) => {
  const { orders, orderById, cart, engagement, ledger, listing, paying } = dependencies

  const find = async (id: string) => {
    const order = await orders.find(id)
    if (!order) throw new Error(`The order ${id} is paid and not there`)
    return order
  }

  /** What is to be paid for, or why it isn't. */
  const checkOut = async (viewer: UserRow, input: PlaceOrderInput) => {
    const quote = await cart.quote(input.lines)
    if (quote.gone.length > 0) return lineUnavailable(quote)
    if (quote.groups.some(({ sellerId }) => sellerId === viewer.id)) {
      return invalid('lines', "You can't buy your own listing.")
    }
    const expected = cents(input.expectedTotal)
    if (quote.totalCents !== expected) return priceChanged(quote, expected)
    if (quote.totalCents > 0 && !input.payment) return invalid('payment', 'Payment is required')
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
    const content: PaymentContent = { type: 'order', orderId: newId('ord'), lines, receipt: receiptOf(viewer, input) }
    return { content, cents: quote.totalCents }
  }

  return {
    place: async (viewer: Viewer, input: PlaceOrderInput) => {
      const buyer = signedIn(viewer)
      if (buyer.role !== 'CUSTOMER') return customersOnly
      const broken = brokenOrder(buyer, input)
      if (broken) return invalid(broken.field, broken.message)
      const key = `order:${input.idempotencyKey}`
      const hash = contentHash([input.lines, input.expectedTotal])
      const before = await paying.attempt(buyer.id, key)
      if (before && before.contentHash !== hash) return otherContent
      // What may have been charged already stays at the price that was charged.
      const begun = before && (before.state === 'open' || before.state === 'paid') ? before : undefined
      const request = begun ?? (await checkOut(buyer, input))
      if ('__typename' in request) return request
      const paid = await paying.pay({
        buyerId: buyer.id,
        key,
        contentHash: hash,
        content: request.content,
        cents: request.cents,
        token: input.payment?.token,
      })
      if (paid === 'other-content') return otherContent
      if (paid === 'returned') {
        // Something in it is gone since; the next try begins anew either way.
        for (const { listingId } of input.lines) listing.forget(listingId)
        const today = await checkOut(buyer, input)
        return '__typename' in today ? today : paymentProblem('unreachable')
      }
      if (typeof paid === 'string') return paymentProblem(paid)
      if (paid.type !== 'order') throw new Error(`${key} is no order`)
      return { __typename: 'OrderPlaced' as const, order: await find(paid.orderId) }
    },

    /** To anybody but its buyer and admins it does not exist. */
    find: async (viewer: Viewer, id: string) => {
      const { id: viewerId, role } = signedIn(viewer)
      const order = await orderById.load(id)
      return order && (order.buyerId === viewerId || role === 'ADMIN') ? order : undefined
    },

    page: (viewer: Viewer, request: PageRequest) => orders.page(signedIn(viewer).id, request),

    state: async ({ id }: OrderRow) => orderState((await engagement.ofOrder(id)).map(({ state }) => state)),

    refundedCents: async ({ id }: OrderRow) => {
      const money = await Promise.all((await engagement.ofOrder(id)).map(({ id }) => ledger.of(id)))
      return money.reduce((sum, { refunded }) => sum + refunded, 0)
    },
  }
}

const invalid = (field: string, message: string) => ({ __typename: 'InvalidInput' as const, field, message })

const otherContent = invalid(
  'idempotencyKey',
  'This checkout was sent before with something else in it. Begin it anew.',
)

const lineUnavailable = (quote: Quote) => ({
  __typename: 'LineUnavailable' as const,
  message: 'Something in your cart is no longer offered. Nothing was charged.',
  listingIds: quote.gone,
  quote,
})

const priceChanged = (quote: Quote, expectedCents: number) => ({
  __typename: 'PriceChanged' as const,
  message: `The total is now ${priceText(quote.totalCents)}, not ${priceText(expectedCents)}. Nothing was charged.`,
  quote,
})
