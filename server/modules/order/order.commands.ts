import { assertFound } from '../../database/rows'
import type { UserRow } from '../../database/tables/tables'
import type { PlaceOrderInput } from '../../generated/resolvers'
import { HOUR_SECONDS } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { cents, priceText } from '../../lib/money'
import { invalidInput } from '../../lib/violations'
import type { EmailConfirmation } from '../account/email/email-confirmation'
import type { CartQueries, PricedLine, Quote } from '../cart/cart.queries'
import { termsOf } from '../cart/terms'
import type { BillingDetailsService } from '../invoice/billing-details.service'
import type { MandateQueries } from '../mandate/mandate.queries'
import type { PaymentQueries } from '../payment/payment.queries'
import { contentHash, type Payments, paymentProblem, paymentRedirect } from '../payment/payment.service'
import { soldLicence } from '../product-file/licence'
import type { RateLimit } from '../rate-limit/rate-limiter'
import type { Throttle } from '../rate-limit/throttle'
import type { OrderRepository } from './order.repository'
import { firstOrderViolation, type OrderReceipt, receiptOf } from './order.rules'
import { type OrderContent, readContent } from './order-fulfilment'

interface Dependencies {
  billingDetails: Pick<BillingDetailsService, 'partyOf'>
  orderRepository: OrderRepository
  cart: CartQueries
  emailConfirmation: Pick<EmailConfirmation, 'addressOf'>
  mandates: Pick<MandateQueries, 'introduced'>
  payments: Pick<Payments, 'findEarlier' | 'pay' | 'reopen'>
  paymentQueries: Pick<PaymentQueries, 'checkout'>
  throttle: Throttle
}

export const createOrderCommands = (dependencies: Dependencies) => {
  const { orderRepository, cart, emailConfirmation, mandates, payments, paymentQueries } = dependencies
  const { billingDetails, throttle } = dependencies

  /** The content and price of the payment, or the result of the mutation if the cart can't be bought. */
  const checkOut = async (viewer: UserRow, input: PlaceOrderInput, receipt: OrderReceipt) => {
    const quote = await cart.quote(input.lines)
    if (quote.unavailableListingIds.length > 0 || quote.unavailableChoices.length > 0) return lineUnavailable(quote)
    if (quote.groups.some(({ sellerId }) => sellerId === viewer.id)) {
      return invalidInput('lines', "You can't buy your own listing.")
    }
    const expected = cents(input.expectedTotal)
    if (quote.totalCents !== expected) return priceChanged(quote, expected)
    const priced = quote.groups.flatMap(({ lines }) => lines)
    const seen = input.expectedTerms && new Set(input.expectedTerms)
    const changed = seen ? priced.filter((line) => !seen.has(termsOf(line))) : []
    if (changed.length > 0) return termsChanged(quote, changed)
    const needsCard = quote.totalCents > 0 && paymentQueries.checkout() === 'FORM'
    if (needsCard && !input.payment) return invalidInput('payment', 'Payment is required')
    const introduced = await Promise.all(
      priced.map(({ listing, brokers }) => mandates.introduced(listing.id, viewer, ...brokers)),
    )
    const lines = priced.map(({ listing, quantity, choice, totalCents, deliveryDays }, place) => ({
      introduction: introduced[place] ?? null,
      listingId: listing.id,
      kind: listing.kind,
      title: listing.title,
      sellerId: listing.sellerId,
      quantity,
      cents: totalCents,
      choice,
      deliveryDays,
      questions: listing.questions,
      licence: listing.kind === 'product' ? soldLicence(listing, choice) : null,
    }))
    const savedBilling = contentHash(await billingDetails.partyOf(viewer))
    const content: OrderContent = { type: 'order', orderId: newId('ord'), lines, receipt, savedBilling }
    return { content, cents: quote.totalCents }
  }

  /** The answer about a payment for something that is no longer offered. */
  const noLongerOffered = async (buyer: UserRow, input: PlaceOrderInput, receipt: OrderReceipt, cents: number) => {
    const current = await checkOut(buyer, input, receipt)
    const result = '__typename' in current ? current : paymentProblem('unreachable')
    const ending = cents > 0 ? 'Your payment is being refunded.' : 'Nothing was charged.'
    return { ...result, message: `The order could not be placed any more. ${ending}` }
  }

  return {
    place: async (buyer: UserRow, input: PlaceOrderInput) => {
      const entered = receiptOf(buyer, await billingDetails.partyOf(buyer), input)
      const violation = firstOrderViolation(buyer, input, entered, emailConfirmation)
      if (violation) return violation
      const key = `order:${input.idempotencyKey}`
      let earlier = await payments.findEarlier(buyer.id, key)
      const limit: RateLimit = { key: ['order', buyer.id], max: 60, seconds: HOUR_SECONDS }
      const throttled = earlier ? undefined : await throttle([limit])
      if (throttled) return throttled
      const earlierReceipt = earlier && readContent(earlier.content).receipt
      // Without the terms: a repeated payment finds its order although they have changed since.
      const hashWith = (receipt: OrderContent['receipt']) => contentHash([input.lines, input.expectedTotal, receipt])
      // Checkouts that began with an older version of the server: their hash has no receipt.
      const hashesOfEarlier = [
        earlierReceipt && hashWith(earlierReceipt),
        contentHash([input.lines, input.expectedTotal]),
      ]
      if (earlier && !hashesOfEarlier.includes(earlier.contentHash)) return otherContent
      // An omitted receipt is that of the payment, although the saved billing details may have changed since.
      const changed = input.receipt && earlierReceipt && changedField(earlierReceipt, entered)
      if (earlier?.isFixed && changed) {
        const throttled = await throttle([limit])
        if (throttled) return throttled
        const reopened = await payments.reopen(earlier)
        if (reopened === 'refunded') return noLongerOffered(buyer, input, entered, earlier.cents)
        if (reopened?.isFixed) return invalidInput(changed, receiptChanged)
        earlier = reopened
      }
      const request = earlier?.isFixed
        ? { content: readContent(earlier.content), cents: earlier.cents }
        : await checkOut(buyer, input, entered)
      if ('__typename' in request) return request
      const { content } = request
      const paid = await payments.pay({
        ...request,
        sellerIds: [...new Set(content.lines.map(({ sellerId }) => sellerId))],
        buyer,
        key,
        contentHash: earlier?.isFixed ? earlier.contentHash : hashWith(entered),
        replacedHash: earlier?.contentHash,
        token: input.payment?.token,
        title: titleOf(content),
        returnPath: `/checkout?order=${content.orderId}`,
      })
      if (paid === 'other-content') return otherContent
      if (paid === 'refunded') return noLongerOffered(buyer, input, entered, request.cents)
      if (typeof paid === 'string') return paymentProblem(paid)
      if ('redirect' in paid) return paymentRedirect(paid.redirect)
      const { orderId } = readContent(paid.content)
      return { __typename: 'OrderPlaced' as const, order: assertFound(await orderRepository.find(orderId), orderId) }
    },
  }
}

const changedField = (before: OrderContent['receipt'], after: OrderContent['receipt']) => {
  const textOf = (receipt: OrderContent['receipt'], field: keyof OrderReceipt) => JSON.stringify(receipt[field] ?? null)
  const field = receiptFields.find((name) => textOf(before, name) !== textOf(after, name))
  return field === 'address' ? 'street' : field
}

const receiptFields = ['name', 'company', 'email', 'address', 'taxNumber'] as const

const receiptChanged =
  'This payment has begun with another receipt. Change the receipt back and pay again: you are never charged twice.'

const titleOf = ({ lines: [first, ...others] }: OrderContent) =>
  `${first?.title ?? 'Order'}${others.length > 0 ? ` and ${others.length} more` : ''}`

const otherContent = invalidInput(
  'idempotencyKey',
  'This checkout was already sent with different content. Start a new checkout.',
)

const lineUnavailable = (quote: Quote) => ({
  __typename: 'LineUnavailable' as const,
  message: 'Something in your cart is no longer offered. Nothing was charged.',
  listingIds: [
    ...new Set([...quote.unavailableListingIds, ...quote.unavailableChoices.map(({ listing }) => listing.id)]),
  ],
  quote,
})

const listed = new Intl.ListFormat('en-US')

const termsChanged = (quote: Quote, lines: readonly PricedLine[]) => {
  const titles = new Map(lines.map(({ listing }) => [listing.id, `‘${listing.title}’`]))
  return {
    __typename: 'TermsChanged' as const,
    message: `The terms of ${listed.format(titles.values())} have changed. Nothing was charged.`,
    listingIds: [...titles.keys()],
    quote,
  }
}

const priceChanged = (quote: Quote, expectedCents: number) => ({
  __typename: 'PriceChanged' as const,
  message: `The total is now ${priceText(quote.totalCents)}, not ${priceText(expectedCents)}. Nothing was charged.`,
  quote,
})
