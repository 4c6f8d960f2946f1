import { fromLines } from '../../database/lines'
import type { EngagementRow } from '../../database/tables'
import { dollars } from '../../money'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'

const notYet = (): never => {
  throw new Error('Not built yet')
}

export const engagementResolvers = {
  Query: { engagement: notYet, engagements: notYet, process: notYet },
  Mutation: { advanceEngagement: notYet, requestQuote: notYet },
  Engagement: {
    availableTransitions: notYet,
    buyer: ({ buyerId }, _, { user }) => user.of(buyerId),
    seller: ({ sellerId }, _, { user }) => user.of(sellerId),
    kind: ({ kind }) => (kind === 'product' ? 'PRODUCT' : 'SERVICE'),
    course: notYet,
    deadline: notYet,
    ended: notYet,
    events: notYet,
    explanation: notYet,
    listing: notYet,
    money: notYet,
    order: notYet,
    othersTransitions: notYet,
    stateLabel: notYet,
    viewerSide: notYet,
  },
  EngagementEvent: {
    amount: ({ amountCents }) => (amountCents === null ? null : dollars(amountCents)),
    by: notYet,
    files: notYet,
    label: notYet,
    links: ({ links }) => fromLines(links),
  },
  EngagementFile: { path: ({ id }) => `/files/${id}` },
  EngagementConnection: connectionResolvers<EngagementRow>(),
} satisfies ModuleResolvers
