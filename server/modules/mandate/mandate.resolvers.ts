import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn, type Viewer } from '../../api/viewer'
import type { MandateRow } from '../../database/tables/tables'
import { mandateStates } from './mandate.process'
import { introductionText, sideOf } from './mandate.queries'

/** The queries return mandates only to their sides. */
const sideIn = (mandate: MandateRow, viewer: Viewer) => {
  const side = sideOf(viewer, mandate)
  if (!side) throw new Error(`${mandate.id} was read by a viewer without a side`)
  return side
}

export const mandateResolvers = {
  Query: {
    mandates: (_, { as, ...request }, { mandates, viewer }) => mandates.page(signedIn(viewer), as, request),
    mandateOf: (_, { listingId }, { mandates, viewer }) => mandates.openFor(signedIn(viewer), listingId),
    introduction: (_, { listingId, code }, { mandates, viewer }) => mandates.introduced(listingId, viewer, code),
  },
  Mutation: {
    proposeMandate: (_, { input }, { mandateCommands, viewer }) => mandateCommands.propose(signedIn(viewer), input),
    advanceMandate: (_, { input }, { mandateCommands, viewer }) => mandateCommands.advance(signedIn(viewer), input),
  },
  Mandate: {
    listing: ({ listingId }, _, { listings }) => listings.offered(listingId),
    broker: ({ brokerId }, _, { users }) => users.of(brokerId),
    owner: ({ ownerId }, _, { users }) => users.of(ownerId),
    viewerSide: (mandate, _, { viewer }) => sideIn(mandate, viewer),
    stateLabel: ({ state }) => mandateStates[state],
    path: (mandate, _, { mandates }) => mandates.path(mandate),
    expiresAt: (mandate, _, { mandates }) => mandates.expiresAt(mandate),
    availableTransitions: (mandate, _, { mandates, viewer }) => mandates.availableTransitions(mandate, viewer),
  },
  Introduction: {
    broker: ({ brokerId }, _, { users }) => users.of(brokerId),
    text: async ({ brokerId, feePercent }, _, { users }) =>
      introductionText((await users.of(brokerId)).name, feePercent),
  },
  MandateConnection: connectionResolvers<MandateRow>(),
  CartLine: {
    introduction: async ({ listing, brokers }, _, { mandates, viewer }) =>
      (await mandates.introduced(listing.id, viewer, ...brokers)) ?? null,
  },
  Engagement: {
    introduction: ({ brokerId, brokerFeePercent: feePercent, mandateId }) =>
      brokerId === null || feePercent === null ? null : { brokerId, feePercent, mandateId: mandateId ?? '' },
  },
} satisfies ModuleResolvers
