import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { EngagementParent } from '../../api/parents'
import type { ModuleResolvers } from '../../api/resolver-types'
import type { Viewer } from '../../api/viewer'
import { signedIn } from '../../api/viewer'
import { fromLines } from '../../database/columns'
import type { EngagementRow } from '../../database/tables/tables'
import { dollarsOrNull } from '../../lib/money'
import { listingKindOf } from '../listing/listing.service'
import { CURRENT_NDA } from './disclosure/nda-texts'
import { outcomeFor } from './disputes/dispute-outcome'
import { sideOf } from './engagement.parties'
import { engagementProcess } from './engagement.process'
import { engagementStates, hasEnded, headlineFor } from './engagement.states'
import { offered } from './milestones/milestone.queries'
import { answersOf, filesBesideAnswers } from './requirements/answers'

/** The queries return engagements only to parties, the broker and admins, so that the viewer always has a side. */
const sideIn = (engagement: EngagementParent, { viewer }: { viewer: Viewer }) => {
  const side = sideOf(viewer, engagement)
  if (!side) throw new Error(`${engagement.id} was read by a viewer without a side`)
  return side
}

export const engagementResolvers = {
  Query: {
    disputes: (_, request, { engagements }) => engagements.disputes(request),
    engagement: (_, { id }, { engagements, viewer }) => engagements.read(viewer, id),
    ndaText: () => CURRENT_NDA,
    engagements: (_, list, { engagements, viewer }) => engagements.page(signedIn(viewer), list),
  },
  Mutation: {
    advanceEngagement: (_, { input }, { engagementCommands, viewer }) =>
      engagementCommands.advance(signedIn(viewer), input),
    requestQuote: (_, { input }, { quoteCommands, viewer }) => quoteCommands.request(signedIn(viewer), input),
  },
  Engagement: {
    kind: ({ kind }) => listingKindOf(kind),
    listing: async ({ listingId }, _, { listings }) => (listingId === null ? null : listings.offered(listingId)),
    buyer: ({ buyerId }, _, { users }) => users.of(buyerId),
    seller: ({ sellerId }, _, { users }) => users.of(sellerId),
    viewerSide: (row, _, context) => sideIn(row, context),
    order: async ({ orderId }, _, { orders, viewer }) =>
      orderId === null ? null : orders.read(signedIn(viewer), orderId),
    stateLabel: ({ state }) => engagementStates[state].label,
    headline: async (row, _, context) =>
      headlineFor(sideIn(row, context), await context.engagements.withParties(row, context.viewer)),
    explanation: (row, _, context) => context.engagements.explanation(row, sideIn(row, context), context.viewer),
    ended: ({ state }) => hasEnded(state),
    nextDue: (row, _, { engagements }) => engagements.nextDue(row),
    deadline: (row, _, context) => context.engagements.deadline(row, sideIn(row, context), context.viewer),
    decisionOverdue: (row, _, { engagements }) => engagements.isDecisionOverdue(row),
    onHold: ({ onHold }) => onHold === 1,
    proposedResolution: (row, _, context) => context.disputes.proposedResolution(row, sideIn(row, context)),
    amendment: (row, _, context) => context.engagements.amendment(row, sideIn(row, context), context.viewer),
    milestonePlan: (row, _, { milestones }) => milestones.planOf(row),
    milestoneNumber: ({ planId, position }) => (planId === null ? null : position + 1),
    money: (row, _, context) => context.engagements.money(row, sideIn(row, context)),
    progress: (row, _, { engagements }) => engagements.progress(row),
    availableTransitions: (row, _, context) =>
      context.engagements.availableTransitions(row, sideIn(row, context), context.viewer),
    otherActorTransitions: (row, _, context) =>
      context.engagements.otherActorTransitions(row, sideIn(row, context), context.viewer),
    otherActors: (row, _, context) => context.engagements.otherActors(row, sideIn(row, context), context.viewer),
    conflictCheck: (row, _, context) => context.disclosures.conflictCheck(row, sideIn(row, context), context.viewer),
    nda: (row, _, context) => context.disclosures.nda(row, sideIn(row, context), context.viewer),
    canMessage: (row, _, { conversations, viewer }) => conversations.canWriteAbout(row, viewer),
    disputeOpened: (row, _, context) =>
      sideIn(row, context) === 'BROKER' ? null : context.disputes.openedText(row, sideIn(row, context), context.viewer),
    dispute: (row, _, context) => context.disputes.of(row, sideIn(row, context), context.viewer),
    events: (row, _, context) => context.engagements.events(row, sideIn(row, context), context.viewer),
  },
  EngagementEvent: {
    label: (row, _, { engagements }) => engagements.eventLabel(row),
    // Parties read "Marque"; which admin it was is between the admins.
    by: async ({ byId, actor }, _, { users, viewer }) =>
      byId === null || (actor === 'ADMIN' && viewer?.role !== 'ADMIN') ? null : users.of(byId),
    amount: ({ amountCents }) => dollarsOrNull(amountCents),
    consequence: (row, _, { engagements }) => engagements.consequence(row),
    outcome: async ({ transition, amountCents, heldCents, engagementId }, _, context) => {
      if (amountCents === null || engagementProcess.step(transition).money !== 'split') return null
      const engagement = await context.engagements.of(engagementId)
      return outcomeFor(sideIn(engagement, context), { ...engagement, heldCents }, amountCents)
    },
    withheld: async ({ id, withheldText }, _, { attachments }) => {
      if (!withheldText) return null
      return withheldText.everything || (await attachments.ofEvent(id)).length > 0 ? withheldText.text : null
    },
    milestones: (row) => offered(row),
    links: ({ links }) => fromLines(links),
    files: async (row, _, { attachments }) =>
      row.withheld ? [] : filesBesideAnswers(row, await attachments.ofEvent(row.id)),
    answers: async (row, _, { attachments }) => (row.withheld ? [] : answersOf(row, await attachments.ofEvent(row.id))),
  },
  Dispute: {
    earlierDisputes: ({ engagement }, _, context) =>
      context.disputes.earlierDisputes(engagement, sideIn(engagement, context)),
  },
  EngagementAmendment: {
    message: (amendment, _, { engagements, viewer }) => engagements.amendmentMessage(amendment, viewer),
  },
  EngagementConnection: connectionResolvers<EngagementRow>(),
} satisfies ModuleResolvers
