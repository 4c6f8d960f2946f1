import type { ExampleSettings } from './documents'

const lines = [{ listingId: 'prd-2801', quantity: 1 }]
const order = { from: 'CustomerOrders', at: ['orders', 'nodes', 0, 'id'] }
const engagement = { from: 'CustomerOrders', at: ['orders', 'nodes', 0, 'engagements', 0, 'id'] }

export const orderExamples: Record<string, ExampleSettings> = {
  AdvanceClock: {
    as: 'admin',
    variables: { days: 1 },
    note: 'It never goes back: only a fresh database has today again.',
  },
  AdvanceEngagement: {
    as: 'customer',
    variables: {
      input: {
        id: 'one-of-yours',
        version: 1,
        transition: { submitRequirements: { message: 'A mark that still reads at 16 pixels.' } },
      },
    },
    take: { ...engagement, into: 'input.id' },
    note: 'The second time the answer is TransitionRefused: the version has moved on.',
  },
  SendQuoteRequest: {
    as: 'customer',
    variables: {
      input: { profileId: 'usr-priya-raman', listingId: 'srv-1101', message: 'Two inventions, one priority date.' },
    },
  },
  Checkout: { variables: { lines } },
  ClockPanel: { as: 'admin' },
  Confirmation: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...order, into: 'id' } },
  CustomerOrders: { as: 'customer', variables: { first: 12 } },
  Disputes: { as: 'admin' },
  SellerOrders: { as: 'freelancer', variables: { state: 'AWAITING_REQUIREMENTS', first: 24 } },
  Order: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...order, into: 'id' } },
  PlaceOrder: {
    as: 'customer',
    variables: {
      input: { lines, expectedTotal: 699, payment: { token: 'sample-pays-4242' }, idempotencyKey: 'sandbox-1' },
    },
    note: 'The same key again is the same order.',
  },
  Quotes: { as: 'customer' },
  ReplyToReview: {
    as: 'vendor',
    variables: { input: { reviewId: 'one-about-you', text: 'The next edition has it as a formula.' } },
    take: { from: 'Reviews', at: ['reviews', 'nodes', 0, 'id'], into: 'input.reviewId' },
    note: 'Once: the second time the answer is ReviewNotFound.',
  },
  RequestQuote: { variables: { service: 'srv-1101', hasService: true, freelancer: '', hasFreelancer: false } },
  ReviewEngagement: {
    as: 'customer',
    variables: { input: { engagementId: 'one-of-yours', rating: 5, text: 'The office took it at the first try.' } },
    take: { from: 'CustomerOrders', at: ['orders', 'nodes', 2, 'engagements', 0, 'id'], into: 'input.engagementId' },
    note: 'The other side has written already, so that both are published with it.',
  },
  Reviews: { variables: { of: 'prd-2801', first: 4 } },
  Engagement: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...engagement, into: 'id' } },
}
