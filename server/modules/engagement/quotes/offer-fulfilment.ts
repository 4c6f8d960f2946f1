import { emptyInput } from '../../../process/fields'
import type { BillingDetailsService } from '../../invoice/billing-details.service'
import type { Invoicing } from '../../invoice/invoice.service'
import type { Fulfil } from '../../payment/charge.service'
import type { UserQueries } from '../../user/user.queries'
import type { UserService } from '../../user/user.service'
import { engagementProcess } from '../engagement.process'
import { withPartyStatus } from '../engagement.queries'
import type { EngagementRepository } from '../engagement.repository'
import type { EngagementService } from '../engagement.service'

/** The stored content of a payment that accepts an offer. */
export interface OfferContent {
  type: 'offer'
  engagementId: string
  version: number
}

interface Dependencies {
  billingDetails: Pick<BillingDetailsService, 'partyOf'>
  engagementRepository: EngagementRepository
  engagementService: EngagementService
  invoicing: Pick<Invoicing, 'issue'>
  users: Pick<UserQueries, 'of'>
  userService: Pick<UserService, 'lockShared'>
  now: () => Date
}

/** Accepts the offer that was paid, unless the engagement has changed since. */
export const createOfferFulfilment =
  (dependencies: Dependencies): Fulfil =>
  async ({ buyerId, content, lastFour, chargeKey }) => {
    const { billingDetails, engagementRepository, engagementService, invoicing, users, userService, now } = dependencies
    const { engagementId, version }: OfferContent = JSON.parse(content)
    const step = engagementProcess.step('ACCEPT_OFFER')
    const before = await engagementRepository.find(engagementId)
    if (before?.version !== version) return false
    const engagement = withPartyStatus(before, await userService.lockShared([before.buyerId, before.sellerId]))
    if (engagement.inactiveSides.includes('BUYER') || engagementProcess.refusal(step, 'BUYER', engagement, now()))
      return false
    const accepted = await engagementService.advance(before, {
      step,
      actor: 'BUYER',
      byId: buyerId,
      input: emptyInput,
      charge: { cardLastFour: lastFour, chargeKey },
    })
    if (!accepted) return false
    const buyer = await billingDetails.partyOf(await users.of(buyerId))
    await invoicing.issue({ buyerId, buyer, orderId: null, cardLastFour: lastFour, engagements: [accepted] })
    return true
  }
