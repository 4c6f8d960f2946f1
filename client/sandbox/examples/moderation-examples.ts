import type { ExampleSettings } from './documents'

const conversation = { from: 'Messages', at: ['conversations', 'nodes', 0, 'id'] }

const MONTH_MS = 30 * 86_400_000

/** A day, so that the text is the same from one visit to the next. */
const inAMonth = () => `${new Date(Date.now() + MONTH_MS).toISOString().slice(0, '2026-11-21'.length)}T00:00:00.000Z`

/** Reports, announcements and the files of orders. */
export const moderationExamples: Record<string, ExampleSettings> = {
  AdminNotices: { as: 'admin', variables: { first: 12 } },
  AdminReports: { as: 'admin', variables: { state: 'REPORTED', first: 12 } },
  AdvanceReportCase: {
    as: 'admin',
    variables: { input: { id: 'one-of-the-queue', version: 1, transition: 'DISMISS', text: '' } },
    take: { from: 'AdminReports', at: ['reportCases', 'nodes', 0, 'id'], into: 'input.id' },
    note: 'The version has to be the current one.',
  },
  BlockOtherParty: {
    as: 'customer',
    variables: { conversationId: 'one-of-yours', blocked: false },
    take: { ...conversation, into: 'conversationId' },
  },
  EndSiteNotice: {
    as: 'admin',
    variables: { id: 'one-of-the-list' },
    take: { from: 'AdminNotices', at: ['allSiteNotices', 'nodes', 0, 'id'], into: 'id' },
  },
  OpenConversation: {
    as: 'admin',
    variables: { input: { conversationId: 'of-the-order', reason: 'Trying the sandbox.' } },
    take: { ...conversation, into: 'input.conversationId' },
  },
  OrderFile: { as: 'admin', variables: { id: 'MQ-2F7K9' } },
  PublishSiteNotice: {
    as: 'admin',
    variables: { input: { text: 'Trying the sandbox.', from: null, until: inAMonth(), role: 'ADMIN' } },
  },
  Report: {
    as: 'customer',
    variables: { input: { about: { listingId: 'srv-1101' }, reason: 'OTHER', text: 'Trying the sandbox.' } },
  },
  SignalTyping: {
    as: 'customer',
    variables: { conversationId: 'one-of-yours' },
    take: { ...conversation, into: 'conversationId' },
    note: 'The other party’s open pages get a live event.',
  },
  TakeDowns: { as: 'freelancer' },
}
