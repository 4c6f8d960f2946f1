import type { ExampleSettings } from './documents'

/** Reports, announcements and the files of orders. */
export const deskExamples: Record<string, ExampleSettings> = {
  AdminNotices: { as: 'admin', variables: { first: 12 } },
  AdminReports: { as: 'admin', variables: { state: 'REPORTED', first: 12 } },
  AdvanceReportCase: {
    as: 'admin',
    variables: { input: { id: 'one-of-the-queue', version: 1, transition: 'DISMISS', text: '' } },
    take: { from: 'AdminReports', at: ['reportCases', 'nodes', 0, 'id'], into: 'input.id' },
    note: 'The version has to be the current one.',
  },
  EndSiteNotice: {
    as: 'admin',
    variables: { id: 'one-of-the-list' },
    take: { from: 'AdminNotices', at: ['allSiteNotices', 'nodes', 0, 'id'], into: 'id' },
  },
  OpenConversation: {
    as: 'admin',
    variables: { input: { conversationId: 'of-the-order', reason: 'Trying the sandbox.' } },
    take: { from: 'OrderFile', at: ['engagement', 'conversation', 'id'], into: 'input.conversationId' },
  },
  OrderFile: { as: 'admin', variables: { id: 'MQ-2F7K9' } },
  PublishSiteNotice: {
    as: 'admin',
    variables: { input: { text: 'Trying the sandbox.', from: null, until: '2027-01-01T00:00:00.000Z', role: 'ADMIN' } },
  },
  Report: {
    as: 'customer',
    variables: { input: { about: { listingId: 'srv-1101' }, reason: 'OTHER', text: 'Trying the sandbox.' } },
  },
  TakeDowns: { as: 'freelancer' },
}
