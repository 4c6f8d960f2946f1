import type { ExampleSettings } from './documents'

const lines = [{ listingId: 'prd-2801', quantity: 1 }]
const address = { street: '12 Quay Street', city: 'Bristol', postalCode: 'BS1 4DJ', country: 'GB' }
const order = { from: 'EngagementTabs', at: ['engagements', 'nodes', 0, 'order', 'id'] }
const engagement = { from: 'CustomerOverview', at: ['engagements', 'nodes', 0, 'id'] }

export const orderExamples: Record<string, ExampleSettings> = {
  CartDrawer: { variables: { lines } },
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
        version: 2,
        transition: { openDispute: { reason: 'It is four days late, and nobody answers.' } },
      },
    },
    take: { ...engagement, into: 'input.id' },
    note: 'The second time the answer is TransitionRefused: the version has moved on.',
  },
  SendQuoteRequest: {
    as: 'customer',
    variables: {
      input: {
        profileId: 'usr-priya-raman',
        listingId: 'srv-1101',
        message: 'Two inventions, one priority date.',
        files: [],
        otherParties: ['Norrland Sensors AB'],
        askForNda: true,
      },
    },
  },
  ReconciliationPanel: {
    as: 'admin',
    nullAtFirst: true,
    note: 'Null until the first check, two minutes after the server has started.',
  },
  Checkout: { variables: { lines } },
  ClockPanel: { as: 'admin' },
  Confirmation: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...order, into: 'id' } },
  EngagementTabs: { as: 'customer', variables: { as: 'BUYER', tab: 'DONE', first: 12 } },
  AdminDisputes: { as: 'admin', variables: { first: 24 } },
  AdminOrders: { as: 'admin', variables: { text: 'whitfield', state: null, first: 24 } },
  Disputes: { as: 'admin' },
  PlatformReport: { as: 'admin', variables: { days: 30 } },
  StateCounts: { as: 'admin' },
  DatesAndReviews: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...engagement, into: 'id' } },
  EngagementChanges: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...engagement, into: 'id' } },
  EngagementDispute: { as: 'customer', variables: { id: 'MQ-2B9XD' } },
  EngagementDownloads: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...engagement, into: 'id' } },
  Invoice: {
    as: 'customer',
    variables: { number: 'INV-2026-M538G-0001' },
    take: { from: 'EngagementTabs', at: ['engagements', 'nodes', 0, 'invoices', 0, 'number'], into: 'number' },
  },
  Agreement: { as: 'customer', variables: { id: 'MQ-2D4R7' } },
  EngagementMilestones: { as: 'customer', variables: { id: 'MQ-2K6MV' } },
  EngagementInvoices: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...engagement, into: 'id' } },
  OfferPayment: { as: 'customer' },
  Order: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...order, into: 'id' } },
  OpenPayoutAccount: {
    as: 'freelancer',
    resultType: 'PayoutAccountProblem',
    note: 'The sample payment provider pays nothing out. With Stripe the answer is the page that opens the account.',
  },
  PaidOrder: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...order, into: 'id' } },
  PaymentState: {
    as: 'customer',
    variables: { id: 'from-the-address' },
    nullAtFirst: true,
    note: 'Its id is in the address to which Stripe sends the buyer back. The sample payment provider has no page of its own.',
  },
  Payouts: { as: 'freelancer', variables: { first: 12 } },
  PlaceOrder: {
    as: 'customer',
    variables: {
      input: {
        lines,
        expectedTotal: 699,
        payment: { token: 'sample-pays-4242' },
        receipt: { name: 'Ada Byron', email: 'ada@example.com', company: 'Byron Ltd', address, taxNumber: 'GB 7' },
        idempotencyKey: 'sandbox-1',
      },
    },
    note: 'The same key again is the same order.',
  },
  UpdateBillingDetails: {
    as: 'freelancer',
    variables: { input: { name: 'Tomás Vidal', company: 'Studio Tessel', address, taxNumber: 'PT 1', taxRate: 23 } },
  },
  MarkReviewHelpful: {
    as: 'customer',
    variables: { input: { reviewId: 'one-of-another-buyer', helpful: true } },
    take: { from: 'Reviews', at: ['reviews', 'nodes', 1, 'id'], into: 'input.reviewId' },
  },
  ReplyToReview: {
    as: 'vendor',
    variables: { input: { reviewId: 'one-about-you', text: 'The next edition has it as a formula.' } },
    take: { from: 'Reviews', at: ['reviews', 'nodes', 0, 'id'], into: 'input.reviewId' },
    note: 'Once: the second time the answer is ReviewNotFound.',
  },
  RequestQuote: {
    variables: {
      service: 'srv-1101',
      hasService: true,
      freelancer: '',
      hasFreelancer: false,
      broker: '',
      hasBroker: false,
    },
  },
  ReviewEngagement: {
    as: 'customer',
    variables: { input: { engagementId: 'one-of-yours', rating: 5, text: 'The office took it at the first try.' } },
    take: { from: 'EngagementTabs', at: ['engagements', 'nodes', 0, 'id'], into: 'input.engagementId' },
    note: 'The other side has written already, so that both are published with it.',
  },
  Reviews: { variables: { of: 'prd-2801', sort: 'NEWEST', first: 4 } },
  StatementPage: { as: 'freelancer', variables: { first: 12 } },
  UnderWay: { as: 'freelancer', variables: { first: 12 } },
  SideNav: { as: 'customer', variables: { buys: true, sells: false, moderates: false } },
  YouWillEarn: { as: 'freelancer', variables: { price: 699 } },
  Engagement: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...engagement, into: 'id' } },
}
