import type { Usage } from './usages'

const lines = [{ listingId: 'prd-2801', quantity: 1 }]
const order = { from: 'CustomerOrders', at: ['orders', 'nodes', 0, 'id'] }
const engagement = { from: 'Engagements', at: ['engagements', 'nodes', 0, 'id'] }

/** What people buy from each other. */
export const tradeUsages: Record<string, Usage> = {
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
  AskForQuote: {
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
  Engagements: { as: 'customer', variables: { as: 'BUYER', state: 'AWAITING_REQUIREMENTS', first: 24 } },
  Order: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...order, into: 'id' } },
  PlaceOrder: {
    as: 'customer',
    variables: {
      input: { lines, expectedTotal: 699, payment: { token: 'sample-pays-4242' }, idempotencyKey: 'sandbox-1' },
    },
    note: 'The same key again is the same order.',
  },
  Quotes: { as: 'customer' },
  RequestQuote: { variables: { service: 'srv-1101', hasService: true, freelancer: '', hasFreelancer: false } },
  Workroom: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...engagement, into: 'id' } },
}
