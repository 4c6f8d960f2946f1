import { emptyInput } from '../../../process/fields'
import type { ListingService } from '../../listing/listing.service'
import type { Fulfil } from '../../payment/charge.service'
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
  engagementRepository: EngagementRepository
  engagementService: EngagementService
  listingService: Pick<ListingService, 'find'>
  userService: Pick<UserService, 'lockShared'>
  now: () => Date
}

/** Accepts the offer that was paid, unless the engagement has changed since. */
export const createOfferFulfilment =
  (dependencies: Dependencies): Fulfil =>
  async ({ buyerId, content, lastFour, chargeKey }) => {
    const { engagementRepository, engagementService, listingService, userService, now } = dependencies
    const { engagementId, version }: OfferContent = JSON.parse(content)
    const step = engagementProcess.step('ACCEPT_OFFER')
    const before = await engagementRepository.find(engagementId)
    if (before?.version !== version) return false
    const engagement = withPartyStatus(before, await userService.lockShared([before.buyerId, before.sellerId]))
    if (engagement.inactiveSides.includes('BUYER') || engagementProcess.refusal(step, 'BUYER', engagement, now()))
      return false
    const listing = before.listingId === null ? undefined : await listingService.find(before.listingId)
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
