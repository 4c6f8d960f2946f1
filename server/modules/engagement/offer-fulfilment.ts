import { emptyInput } from '../../process/fields'
import type { Fulfil } from '../payment/payment.service'
import type { UserService } from '../user/user.service'
import { engagementProcess } from './engagement.process'
import { withPartyStatus } from './engagement.queries'
import type { EngagementRepository } from './engagement.repository'
import type { EngagementService } from './engagement.service'

/** The stored content of an offer payment. */
export interface OfferContent {
  type: 'offer'
  engagementId: string
  version: number
}

interface Dependencies {
  engagementRepository: EngagementRepository
  engagementService: EngagementService
  userService: Pick<UserService, 'lockShared'>
  now: () => Date
}

/** Accepts the paid offer, unless the engagement has changed since. */
export const createOfferFulfilment =
  ({ engagementRepository, engagementService, userService, now }: Dependencies): Fulfil =>
  async ({ buyerId, content, lastFour, chargeKey }) => {
    const { engagementId, version }: OfferContent = JSON.parse(content)
    const step = engagementProcess.step('ACCEPT_OFFER')
    const seen = await engagementRepository.find(engagementId)
    if (seen?.version !== version) return false
    const engagement = withPartyStatus(seen, await userService.lockShared([seen.buyerId, seen.sellerId]))
    if (engagement.inactiveSides.includes('BUYER') || engagementProcess.refusal(step, 'BUYER', engagement, now()))
      return false
    const accepted = await engagementService.advance(seen, {
      step,
      actor: 'BUYER',
      byId: buyerId,
      input: emptyInput,
      charge: { cardLastFour: lastFour, chargeKey },
    })
    return accepted !== undefined
  }
