import type { ExampleSettings } from './documents'

const conversation = { from: 'Messages', at: ['conversations', 'nodes', 0, 'id'] }

const job = { from: 'OwnJobs', at: ['ownJobs', 'nodes', 0, 'id'] }
const application = { from: 'Applications', at: ['viewer', 'applications', 'nodes', 0, 'id'] }
const jobInput = {
  kind: 'POSITION',
  title: 'Keeper of the Seal',
  location: 'Edinburgh',
  type: 'Full-time',
  salary: '$52,000–$61,000',
  description: 'Looks after the register of marks, and writes to the offices.',
}

/** Examples of messages, notifications, jobs, applications, saved listings and saved searches. */
export const messageExamples: Record<string, ExampleSettings> = {
  Applications: { as: 'freelancer', variables: { first: 24 } },
  Apply: { variables: { id: 'job-3105' } },
  AdvanceApplication: {
    as: 'customer',
    runFirst: 'SendApplication',
    variables: { input: { id: 'one-of-yours', version: 1, transition: { withdraw: true } } },
    take: { ...application, into: 'input.id' },
  },
  CloseJob: { as: 'broker', variables: { id: 'one-of-yours' }, take: { ...job, into: 'id' } },
  ContactListing: { variables: { id: 'srv-1101', isService: true } },
  ContactCompany: { variables: { id: 'com-ashgrove-patents' } },
  ContactFreelancer: { variables: { id: 'fre-jun-watanabe' } },
  Saved: { as: 'customer', variables: { first: 24 } },
  EarlierMessages: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...conversation, into: 'id' } },
  EditableApplication: {
    as: 'freelancer',
    variables: { id: 'one-of-yours' },
    take: { ...application, into: 'id' },
  },
  EditApplication: {
    as: 'freelancer',
    variables: {
      input: {
        id: 'one-of-yours',
        version: 1,
        note: 'Eight sheets as DXF and PDF.',
        link: null,
        expectedPay: '',
        price: 460,
        days: 5,
        files: [],
      },
    },
    take: { ...application, into: 'input.id' },
    note: 'The version has to be the current one.',
  },
  EditJob: {
    as: 'broker',
    variables: { id: 'one-of-yours', version: 1, input: jobInput },
    take: { ...job, into: 'id' },
  },
  LiveEvents: {
    as: 'customer',
    variables: { after: null },
    note: 'It goes on until you stop it: run MarkRead in another tab and look again.',
  },
  MarkNotificationsRead: { as: 'customer', variables: { ids: null } },
  MarkRead: {
    as: 'customer',
    variables: { conversationId: 'one-of-yours', upTo: null },
    take: { ...conversation, into: 'conversationId' },
  },
  Messages: { as: 'customer', variables: { text: null, first: 24 } },
  Notifications: { as: 'customer' },
  ApplySection: { as: 'freelancer', variables: { id: 'job-3105' } },
  OwnJob: { as: 'broker', variables: { id: 'one-of-yours', tab: 'NEW', first: 24 }, take: { ...job, into: 'id' } },
  OwnJobIds: { as: 'broker' },
  OwnJobs: { as: 'broker', variables: { first: 24 } },
  PublishJob: {
    as: 'customer',
    variables: {
      input: {
        kind: 'BRIEF',
        title: 'Rules for a Prize Draw',
        location: '',
        salary: 'Up to $400',
        description: 'Two pages for a draw in three countries.',
      },
    },
    note: 'Vendors and brokers post positions, too.',
  },
  RemoveSavedSearch: {
    as: 'customer',
    variables: { id: 'one-of-yours' },
    take: { from: 'Saved', at: ['savedSearches', 0, 'id'], into: 'id' },
  },
  SaveListing: { as: 'customer', variables: { id: 'srv-1101' } },
  NoteSavedListing: { as: 'customer', variables: { input: { id: 'srv-1102', note: 'Ask Priya about drawings.' } } },
  SavedSearchCriteria: { as: 'customer' },
  SaveSearch: { as: 'customer', variables: { input: { text: 'patent', maxDeliveryDays: 14 } } },
  SavedListingIds: { as: 'customer' },
  SendApplication: {
    as: 'customer',
    variables: {
      input: { jobId: 'job-3105', note: 'I have kept seals for years.', expectedPay: '$55,000', link: null },
    },
    note: 'The second time the answer is AlreadyApplied.',
  },
  SendMessage: {
    as: 'customer',
    variables: { input: { conversationId: 'one-of-yours', body: 'Friday is fine.', clientId: 'sandbox-1', files: [] } },
    take: { ...conversation, into: 'input.conversationId' },
    note: 'The same client id again is the same message.',
  },
  StartConversation: {
    as: 'customer',
    variables: {
      input: {
        about: { companyId: 'com-ashgrove-patents' },
        body: 'Do you file in Norway?',
        clientId: 'sandbox-2',
        files: [],
      },
    },
  },
  EngagementConversation: { as: 'customer', variables: { id: 'MQ-2C8WP' } },
  UnsaveListing: {
    as: 'customer',
    variables: { id: 'one-of-yours' },
    take: { from: 'Saved', at: ['savedListings', 'nodes', 0, 'id'], into: 'id' },
  },
  UpdateNotificationSettings: { as: 'customer', variables: { input: { emailNotifications: false } } },
  Thread: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...conversation, into: 'id' } },
}
