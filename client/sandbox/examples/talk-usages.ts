import type { Usage } from './usages'

const conversation = { from: 'Messages', at: ['conversations', 'nodes', 0, 'id'] }

/** What people write to each other, what they are told, and what they keep for later. */
export const talkUsages: Record<string, Usage> = {
  ContactCompany: { variables: { id: 'com-ashgrove-patents' } },
  ContactFreelancer: { variables: { id: 'fre-jun-watanabe' } },
  MarkNotificationsRead: { as: 'customer', variables: { ids: null } },
  MarkRead: {
    as: 'customer',
    variables: { conversationId: 'one-of-yours', upTo: null },
    take: { ...conversation, into: 'conversationId' },
  },
  Messages: { as: 'customer', variables: { text: null, first: 24 } },
  News: { as: 'customer' },
  SendMessage: {
    as: 'customer',
    variables: { input: { conversationId: 'one-of-yours', body: 'Friday is fine.', clientId: 'sandbox-1' } },
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
      },
    },
  },
  Thread: { as: 'customer', variables: { id: 'one-of-yours' }, take: { ...conversation, into: 'id' } },
}
