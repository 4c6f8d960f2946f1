import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { ChargebackRow } from '../../database/tables/tables'
import type { ChargebackState } from '../../generated/resolvers'
import { dollars } from '../../lib/money'
import { chargebackText } from './chargeback-text'
import type { StatementRow } from './statement.row'

const chargebackStates: Record<ChargebackRow['state'], ChargebackState> = {
  inquiry: 'INQUIRY',
  closed: 'CLOSED',
  open: 'OPEN',
  won: 'WON',
  lost: 'LOST',
}

export const payoutResolvers = {
  Query: {
    payouts: (_, __, { payouts, viewer }) => payouts.of(signedIn(viewer)),
    youWillEarn: async (_, { price, engagementId }, { payouts, engagements, viewer }) => {
      if (engagementId == null) return payouts.earningsOfPrice(price, viewer)
      const engagement = await engagements.find(viewer, engagementId)
      const isPayee = engagement && engagement.buyerId !== viewer?.id
      return isPayee ? payouts.earningsOfPrice(price, viewer, engagement) : null
    },
  },
  Mutation: {
    openPayoutAccount: (_, __, { payoutAccountCommands, viewer }) => payoutAccountCommands.open(signedIn(viewer)),
  },
  Payouts: {
    held: ({ payeeId }, _, { payouts }) => payouts.held(payeeId),
    account: (sums, _, { payouts }) => (payouts.hasAccounts() ? sums : null),
    underWay: (_, request, { engagements, viewer }) => engagements.pageWithHeldFunds(signedIn(viewer), request),
    statement: ({ payeeId }, request, { payouts }) => payouts.statement(payeeId, request),
  },
  PayoutAccount: {
    state: ({ payeeId }, _, { payouts }) => payouts.accountState(payeeId),
    provider: (_, __, { payouts }) => payouts.providerName(),
  },
  StatementEntry: {
    amount: ({ cents }) => dollars(cents),
    engagement: ({ engagementId }, _, { engagements }) => engagements.of(engagementId),
  },
  StatementConnection: connectionResolvers<StatementRow>(),
  Engagement: {
    youWillEarn: (row, _, { payouts, viewer }) => payouts.earningsOfEngagement(row, viewer),
    chargeback: async (row, _, { payouts }) => (await payouts.chargebackOf(row)) ?? null,
  },
  Chargeback: {
    explanation: chargebackText,
    amount: ({ cents }) => dollars(cents),
    state: ({ state }) => chargebackStates[state],
  },
} satisfies ModuleResolvers
