import { fromLines } from '../../database/lines'
import type { EngagementRow, UserRow } from '../../database/tables'
import { dollars } from '../../money'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'
import { engagementProcess } from './engagement.process'
import { sideOf } from './engagement.service'
import { engagementStates, explanationFor, hasEnded } from './engagement.states'
import { availableTo, othersThan } from './transitions'

/** Nobody comes upon an engagement who is on no side of it. */
const sideIn = (engagement: EngagementRow, { viewer }: { viewer: UserRow | undefined }) => {
  const side = sideOf(viewer, engagement)
  if (!side) throw new Error(`${engagement.id} was shown to somebody on no side of it`)
  return side
}

export const engagementResolvers = {
  Query: {
    engagement: (_, { id }, { engagement, viewer }) => engagement.find(viewer, id),
    engagements: (_, list, { engagement, viewer }) => engagement.page(viewer, list),
  },
  Mutation: {
    advanceEngagement: (_, { input }, { advance, viewer }) => advance.advance(viewer, input),
    requestQuote: (_, { input }, { quote, viewer }) => quote.request(viewer, input),
  },
  Engagement: {
    kind: ({ kind }) => (kind === 'product' ? 'PRODUCT' : 'SERVICE'),
    listing: async ({ listingId }, _, { listing }) => (listingId === null ? null : listing.offered(listingId)),
    buyer: ({ buyerId }, _, { user }) => user.of(buyerId),
    seller: ({ sellerId }, _, { user }) => user.of(sellerId),
    viewerSide: (row, _, context) => sideIn(row, context),
    order: async ({ orderId }, _, { order, viewer }) => (orderId === null ? null : order.find(viewer, orderId)),
    stateLabel: ({ state }) => engagementStates[state].label,
    explanation: async (row, _, context) => explanationFor(sideIn(row, context), await context.engagement.judged(row)),
    ended: ({ state }) => hasEnded(state),
    deadline: (row, _, { engagement }) => engagement.deadline(row),
    money: (row, _, { engagement }) => engagement.money(row),
    course: (row, _, { engagement }) => engagement.course(row),
    availableTransitions: async (row, _, context) =>
      availableTo(sideIn(row, context), await context.engagement.judged(row), context.now()),
    othersTransitions: async (row, _, context) =>
      othersThan(sideIn(row, context), await context.engagement.judged(row), context.now()),
    events: (row, _, { engagement }) => engagement.events(row),
  },
  EngagementEvent: {
    label: ({ transition }) => engagementProcess.step(transition).happened,
    by: async ({ byId, actor }, _, { user }) => (byId === null || actor === 'ADMIN' ? null : user.of(byId)),
    amount: ({ amountCents }) => (amountCents === null ? null : dollars(amountCents)),
    links: ({ links }) => fromLines(links),
    files: (row, _, { engagement }) => engagement.files(row),
  },
  EngagementFile: { path: ({ id }) => `/files/${id}` },
  EngagementConnection: connectionResolvers<EngagementRow>(),
} satisfies ModuleResolvers
