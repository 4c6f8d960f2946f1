import type { UserRow } from '../../database/tables'
import type { RequestQuoteInput } from '../../generated/resolvers'
import { fieldFor, noAnswers, readAnswers } from '../../process/fields'
import { signedIn } from '../../signed-in'
import type { ListingService } from '../listing/listing.service'
import { customersOnly } from '../order/customers-only'
import { isActive, type UserService } from '../user/user.service'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import type { NewEngagement, StepsService } from './steps.service'

interface Within {
  steps: StepsService
  engagements: EngagementRepository
  user: UserService
}

interface Dependencies {
  user: UserService
  listing: ListingService
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (within: Within) => Promise<Result>) => Promise<Result>
}

const step = engagementProcess.step('REQUEST_QUOTE')

export const createQuoteService = ({ user, listing, inTransaction }: Dependencies) => {
  const sellerOf = async (profileId: string) => {
    const seller = await user.find(profileId)
    const sells = seller?.role === 'FREELANCER' || seller?.role === 'BROKER'
    return seller && sells && isActive(seller) ? seller : undefined
  }

  return {
    request: async (viewer: UserRow | undefined, { profileId, listingId, message }: RequestQuoteInput) => {
      const buyer = signedIn(viewer)
      if (buyer.role !== 'CUSTOMER') return customersOnly
      const read = readAnswers(fields, { message })
      if ('field' in read) return invalid(read.field, read.message)
      const seller = await sellerOf(profileId)
      if (!seller) return invalid('profileId', 'This seller takes no requests.')
      if (seller.id === buyer.id) return invalid('profileId', "You can't ask yourself for a quote.")
      const service = listingId == null ? undefined : await listing.find(listingId, 'service')
      if (listingId != null && service?.sellerId !== seller.id) {
        return invalid('listingId', 'This service is no longer offered.')
      }
      const business: NewEngagement = {
        kind: 'service',
        title: service?.title ?? `Work by ${seller.name}`,
        listingId: service?.id ?? null,
        quantity: 1,
        buyerId: buyer.id,
        sellerId: seller.id,
        orderId: null,
        position: 0,
        priceCents: null,
        days: null,
      }
      const answers = { ...noAnswers, note: read.answers.note }
      const engagement = await inTransaction(async ({ steps, engagements, user }) => {
        // One after the other: a double click finds what the first has begun.
        await user.lock(buyer.id)
        const accounts = await user.hold([buyer.id, seller.id])
        if (!accounts.every(isActive)) return undefined
        const waiting = (await engagements.waitingQuotes(buyer.id, seller.id)).find(
          (other) => other.request === answers.note && other.listingId === business.listingId,
        )
        return waiting ?? steps.begin(business, { step, actor: 'BUYER', byId: buyer.id, answers })
      })
      if (!engagement) return invalid('profileId', 'This seller takes no requests.')
      return { __typename: 'QuoteRequested' as const, engagement }
    },
  }
}

const fields = step.asks.map((asked) => fieldFor(asked, null))

const invalid = (field: string, message: string) => ({ __typename: 'InvalidInput' as const, field, message })
