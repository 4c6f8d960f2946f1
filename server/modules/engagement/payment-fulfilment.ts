import { emptyInput } from '../../process/fields'
import type { ListingService } from '../listing/listing.service'
import type { Fulfil } from '../payment/charge.service'
import type { UserService } from '../user/user.service'
import { buysRound } from './amendments/amendment.guards'
import { engagementProcess } from './engagement.process'
import { withPartyStatus } from './engagement.queries'
import type { EngagementRepository } from './engagement.repository'
import type { EngagementService } from './engagement.service'

/** The stored content of a payment that accepts an offer or an addition. */
export interface EngagementPayment {
  type: 'offer' | 'addition'
  engagementId: string
  version: number
}

interface Dependencies {
  engagementRepository: EngagementRepository
  engagementService: EngagementService
  listingService: Pick<ListingService, 'find'>
  userService: Pick<UserService, 'lockShared'>
  now: () => Date
}

/** Accepts the offer or the addition that was paid, unless the engagement has changed since. */
export const createPaymentFulfilment =
  (dependencies: Dependencies): Fulfil =>
  async ({ buyerId, content, lastFour, chargeKey }) => {
    const { engagementRepository, engagementService, listingService, userService, now } = dependencies
    const { type, engagementId, version }: EngagementPayment = JSON.parse(content)
    const before = await engagementRepository.find(engagementId)
    if (before?.version !== version) return false
    const step = engagementProcess.step(
      type === 'offer' ? 'ACCEPT_OFFER' : buysRound(before) ? 'ACCEPT_ROUND' : 'ACCEPT_ADDITION',
    )
    const engagement = withPartyStatus(before, await userService.lockShared([before.buyerId, before.sellerId]))
    if (engagement.inactiveSides.includes('BUYER') || engagementProcess.refusal(step, 'BUYER', engagement, now()))
      return false
    const isSale = type === 'offer' && before.listingId !== null
    const listing = isSale ? await listingService.find(before.listingId ?? '') : undefined
    const accepted = await engagementService.advance(before, {
      step,
      actor: 'BUYER',
      byId: buyerId,
      input: emptyInput,
      ...(listing && { questions: listing.questions }),
      charge: { cardLastFour: lastFour, chargeKey },
    })
    return accepted !== undefined
  }
