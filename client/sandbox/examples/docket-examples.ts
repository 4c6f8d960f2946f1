import type { ExampleSettings } from './documents'

const own = { id: 'one-of-yours' }
const engagement = { from: 'Docket', at: ['docketEntries', 'nodes', 0, 'engagement', 'id'] }
const entry = { from: 'Docket', at: ['docketEntries', 'nodes', 0, 'id'] }

export const docketExamples: Record<string, ExampleSettings> = {
  CreateCalendarFeed: { as: 'customer', note: 'The address is not shown again.' },
  Docket: { as: 'customer', variables: { done: false, first: 12 } },
  DocketHistory: { as: 'customer', variables: own, take: { ...engagement, into: 'id' } },
  DocketRules: { variables: { from: '2026-11-30' } },
  MarkDocketEntry: { as: 'customer', variables: { ...own, done: true }, take: { ...entry, into: 'id' } },
  RemoveCalendarFeed: { as: 'customer', runFirst: 'CreateCalendarFeed' },
  RemoveDocketEntry: {
    as: 'customer',
    variables: own,
    take: { ...entry, into: 'id' },
    note: 'It works for a date that you have added yourself.',
  },
  SaveDocketEntry: {
    as: 'customer',
    variables: {
      input: {
        engagementId: 'one-of-yours',
        kind: 'RENEWAL',
        jurisdiction: 'EU',
        title: 'FERNWELL, class 9',
        dueOn: '2036-11-30',
        actor: 'BUYER',
        officialFee: 850,
      },
    },
    take: { ...engagement, into: 'input.engagementId' },
  },
}
