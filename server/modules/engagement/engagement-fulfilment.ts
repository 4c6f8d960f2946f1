import type { EngagementRow } from '../../database/tables/tables'
import { parseStored } from '../../lib/stored-json'
import { emptyInput } from '../../process/fields'
import type { BeforeCommit } from '../container-scopes'
import type { BillingDetailsService } from '../invoice/billing-details.service'
import type { Invoicing } from '../invoice/invoice.service'
import type { ListingService } from '../listing/listing.service'
import type { Fulfil } from '../payment/charge.service'
import type { UserQueries } from '../user/user.queries'
import type { UserService } from '../user/user.service'
import { buysRound } from './amendments/amendment.guards'
import { withPartyStatus } from './engagement.parties'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import type { EngagementService } from './engagement.service'
import { extraInput } from './extras/extra-change'
import { extraOnOffer } from './extras/extras-on-offer'

/** The stored content of a payment that accepts an offer or an addition, funds a milestone of an offer, or buys an extra. */
export interface EngagementPayment {
  type: 'offer' | 'addition' | 'extra'
  engagementId: string
  version: number
  /** The key of the extra that is bought. */
  extra?: string | undefined
}

interface Dependencies {
  billingDetails: Pick<BillingDetailsService, 'partyOf'>
  engagementRepository: EngagementRepository
  engagementService: EngagementService
  invoicing: Pick<Invoicing, 'issue'>
  listingService: Pick<ListingService, 'find'>
  users: Pick<UserQueries, 'of'>
  userService: Pick<UserService, 'lockShared'>
  beforeCommit: BeforeCommit
  now: () => Date
}

/** Accepts the offer or the addition that was paid, funds the milestone, or adds the extra, unless the engagement has changed since. */
export const createEngagementFulfilment =
  (dependencies: Dependencies): Fulfil =>
  async ({ buyerId, content, lastFour, chargeKey }) => {
    const { billingDetails, engagementRepository, engagementService, invoicing, listingService } = dependencies
    const { users, userService, beforeCommit, now } = dependencies
    const { type, engagementId, version, extra: extraKey } = parseStored<EngagementPayment>(content)
    const before = await engagementRepository.find(engagementId)
    if (before?.version !== version) return false
    const step = stepOf(type, before)
    const extra = extraOnOffer(before, extraKey)
    if (step.extra && !extra) return false
    // The broker is locked too: with the account, unpaid engagements lose their broker.
    const brokerIds = before.brokerId === null ? [] : [before.brokerId]
    const accounts = await userService.lockShared([before.buyerId, before.sellerId, ...brokerIds])
    const engagement = withPartyStatus(before, accounts)
    if (engagement.inactiveSides.includes('BUYER') || engagementProcess.refusal(step, 'BUYER', engagement, now()))
      return false
    const soldId = step.name === 'ACCEPT_OFFER' ? before.listingId : null
    const listing = soldId === null ? undefined : await listingService.find(soldId)
    const accepted = await engagementService.advance(before, {
      step,
      actor: 'BUYER',
      byId: buyerId,
      input: extra ? extraInput(extra) : emptyInput,
      ...(listing && { questions: listing.questions }),
      charge: { cardLastFour: lastFour, chargeKey },
    })
    if (!accepted) return false
    const buyer = await billingDetails.partyOf(await users.of(buyerId))
    const { title } = accepted
    const sold =
      type === 'offer'
        ? accepted
        : {
            ...accepted,
            title: `${title}: ${extra?.name ?? 'addition'}`,
            choice: null,
            quantity: 1,
            priceCents: extra?.cents ?? before.amendmentCents,
          }
    const sale = { buyerId, buyer, orderId: null, cardLastFour: lastFour, chargeKey, engagements: [sold] }
    beforeCommit(() => invoicing.issue(sale))
    return true
  }

const stepOf = (type: EngagementPayment['type'], engagement: EngagementRow) => {
  if (type === 'offer') return engagementProcess.step(engagement.state === 'AWAITING_FUNDING' ? 'FUND' : 'ACCEPT_OFFER')
  if (type === 'extra') return engagementProcess.step('BUY_EXTRA')
  return engagementProcess.step(buysRound(engagement) ? 'ACCEPT_ROUND' : 'ACCEPT_ADDITION')
}
