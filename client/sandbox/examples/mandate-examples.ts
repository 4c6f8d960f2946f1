import type { ExampleSettings } from './documents'

const mandate = { from: 'Mandates', at: ['mandates', 'nodes', 0, 'id'] }

export const mandateExamples: Record<string, ExampleSettings> = {
  AdvanceMandate: {
    as: 'broker',
    variables: { input: { id: 'one-of-yours', version: 1, transition: 'WITHDRAW' } },
    take: { ...mandate, into: 'input.id' },
    note: 'The version has to be the current one.',
  },
  BrokerMandate: { as: 'broker', variables: { listingId: 'srv-1602' } },
  IntroductionNotice: { variables: { listingId: 'srv-1602', code: 'k7m2xq9p', earlier: 'k7m2xq9p', isEarlier: false } },
  Mandates: { as: 'broker', variables: { as: 'BROKER', first: 12 } },
  ProposeMandate: {
    as: 'broker',
    variables: { input: { listingId: 'srv-1603', feePercent: 8, message: 'I know three buyers.' } },
  },
}
