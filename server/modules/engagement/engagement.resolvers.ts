import type { EngagementParent } from '../../api/parents'
import type { ModuleResolvers } from '../../api/resolver-types'
import { fromLines } from '../../database/columns'
import { connectionResolvers } from '../../database/paging/connection.resolvers'
import type { EngagementRow, UserRow } from '../../database/tables/tables'
import { dollars } from '../../lib/money'
import { engagementProcess } from './engagement.process'
import { sideOf } from './engagement.queries'
import { engagementStates, explanationFor, hasEnded } from './engagement.states'

/** Queries return engagements to parties and admins only, so the viewer has a side. */
const sideIn = (engagement: EngagementParent, { viewer }: { viewer: UserRow | undefined }) => {
  const side = sideOf(viewer, engagement)
  if (!side) throw new Error(`${engagement.id} was read by a viewer without a side`)
  return side
}

export const engagementResolvers = {
  Query: {
    engagement: (_, { id }, { engagements, viewer }) => engagements.find(viewer, id),
    engagements: (_, list, { engagements, viewer }) => engagements.page(viewer, list),
  },
  Mutation: {
    advanceEngagement: (_, { input }, { engagementCommands, viewer }) => engagementCommands.advance(viewer, input),
    requestQuote: (_, { input }, { quoteCommands, viewer }) => quoteCommands.request(viewer, input),
  },
  Engagement: {
    kind: ({ kind }) => (kind === 'product' ? 'PRODUCT' : 'SERVICE'),
    listing: async ({ listingId }, _, { listings }) => (listingId === null ? null : listings.offered(listingId)),
    buyer: ({ buyerId }, _, { users }) => users.of(buyerId),
    seller: ({ sellerId }, _, { users }) => users.of(sellerId),
    viewerSide: (row, _, context) => sideIn(row, context),
    order: async ({ orderId }, _, { orders, viewer }) => (orderId === null ? null : orders.find(viewer, orderId)),
    stateLabel: ({ state }) => engagementStates[state].label,
    explanation: async (row, _, context) =>
      explanationFor(sideIn(row, context), await context.engagements.withParties(row)),
    ended: ({ state }) => hasEnded(state),
    deadline: (row, _, { engagements }) => engagements.deadline(row),
    money: (row, _, { engagements }) => engagements.money(row),
    progress: (row, _, { engagements }) => engagements.progress(row),
    availableTransitions: (row, _, context) => context.engagements.availableTransitions(row, sideIn(row, context)),
    otherActorTransitions: (row, _, context) => context.engagements.otherActorTransitions(row, sideIn(row, context)),
    events: (row, _, { engagements }) => engagements.events(row),
  },
  EngagementEvent: {
    label: ({ transition }) => engagementProcess.step(transition).happened,
    by: async ({ byId, actor }, _, { users }) => (byId === null || actor === 'ADMIN' ? null : users.of(byId)),
    amount: ({ amountCents }) => (amountCents === null ? null : dollars(amountCents)),
    links: ({ links }) => fromLines(links),
    files: (row, _, { engagements }) => engagements.files(row),
  },
  EngagementFile: { path: ({ id }) => `/files/${id}` },
  EngagementConnection: connectionResolvers<EngagementRow>(),
} satisfies ModuleResolvers
