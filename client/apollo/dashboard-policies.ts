import {
  type ApolloCache,
  type FieldFunctionOptions,
  type FieldPolicy,
  InMemoryCache,
  type Reference,
} from '@apollo/client'
import { connectionPolicy } from './connection-policy'

const merge = { merge: true }
const replace = { merge: false }

/**
 * Adds the policies that only dashboards need; public pages don't load them. Objects without an id are merged, because a list selects
 * fewer of their fields than a page does; lists without ids are replaced as a whole.
 */
export const addDashboardPolicies = (cache: ApolloCache) => {
  if (!(cache instanceof InMemoryCache)) return
  cache.policies.addTypePolicies({
    ApplicantCounts: merge,
    Application: { fields: { availableTransitions: replace, events: replace } },
    BillingDetails: merge,
    Choice: merge,
    Conversation: { fields: { messages: messagesPolicy } },
    ConversationSubject: merge,
    Credential: { fields: { availableTransitions: replace } },
    Engagement: {
      fields: {
        availableTransitions: replace,
        docket: replace,
        otherActors: replace,
        otherActorTransitions: replace,
        progress: replace,
      },
    },
    EngagementAmendment: merge,
    EngagementDeadline: merge,
    EngagementDue: merge,
    EngagementMoney: merge,
    Introduction: merge,
    InvoiceParty: merge,
    Job: { fields: { applications: connectionPolicy } },
    Mandate: { fields: { availableTransitions: replace } },
    MilestonePlan: merge,
    OwnListing: { fields: { files: replace } },
    Query: {
      fields: {
        accessTokens: replace,
        allSiteNotices: connectionPolicy,
        auditEvents: connectionPolicy,
        conversations: connectionPolicy,
        credentialQueue: connectionPolicy,
        disputes: connectionPolicy,
        docketEntries: connectionPolicy,
        engagements: connectionPolicy,
        mandates: connectionPolicy,
        ownJobs: connectionPolicy,
        ownListings: connectionPolicy,
        reportCases: connectionPolicy,
        savedListings: connectionPolicy,
        sessions: replace,
        users: connectionPolicy,
      },
    },
    ReportCase: { fields: { availableTransitions: replace, reports: replace } },
    Payouts: { merge: true, fields: { statement: connectionPolicy, underWay: connectionPolicy } },
    PayoutAccount: merge,
    Receipt: merge,
    SecondFactors: merge,
    ServicePackage: merge,
    User: { fields: { applications: connectionPolicy } },
  })
}

interface Page {
  nodes: readonly Reference[]
  pageInfo: object
}

/**
 * Merges two pages of a conversation, newest first, without duplicates. Messages are numbered without gaps: if there is a gap between
 * the two pages, only the incoming page is kept, and the rest is loaded again on demand.
 */
export const mergeMessages = (
  existing: Page | null | undefined,
  incoming: Page,
  readField: FieldFunctionOptions['readField'],
): Page => {
  if (!existing || existing.nodes.length === 0 || incoming.nodes.length === 0) return incoming
  const sequence = (message: Reference | undefined) => readField<number>('sequence', message) ?? 0
  const [newer, older] = [existing, incoming].sort((a, b) => sequence(b.nodes[0]) - sequence(a.nodes[0]))
  if (!newer || !older || sequence(newer.nodes.at(-1)) > sequence(older.nodes[0]) + 1) return incoming
  const bySequence = new Map([...existing.nodes, ...incoming.nodes].map((message) => [sequence(message), message]))
  const nodes = [...bySequence].sort(([a], [b]) => b - a).map(([, message]) => message)
  const oldest = (page: Page) => sequence(page.nodes.at(-1))
  const { pageInfo } = oldest(existing) < oldest(incoming) ? existing : incoming
  return { ...incoming, nodes, pageInfo }
}

/** Keeps the loaded pages of a conversation as one list. */
const messagesPolicy: FieldPolicy<Page | null, Page | null> = {
  keyArgs: false,
  merge: (existing, incoming, { readField }) => incoming && mergeMessages(existing, incoming, readField),
}
