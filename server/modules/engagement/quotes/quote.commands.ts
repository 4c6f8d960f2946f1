import { toLines } from '../../../database/columns'
import type { UserRow } from '../../../database/tables/tables'
import type { RequestQuoteInput } from '../../../generated/resolvers'
import { HOUR_SECONDS } from '../../../lib/dates'
import { isSameList } from '../../../lib/text'
import { invalidInput } from '../../../lib/violations'
import { emptyInput, readInput } from '../../../process/fields'
import type { AttachmentService } from '../../attachment/attachment.service'
import type { InTransaction } from '../../container-scopes'
import type { BlockQueries } from '../../conversation/block.queries'
import type { ListingQueries } from '../../listing/listing.queries'
import type { MandateQueries } from '../../mandate/mandate.queries'
import type { Throttle } from '../../rate-limit/throttle'
import { emptyContent } from '../../service-content/service-content'
import { uploadAgain } from '../../upload/attached-files'
import type { UserQueries } from '../../user/user.queries'
import { isActive, type UserService } from '../../user/user.service'
import { brokerOf, unlessDeleted } from '../broker/introduction'
import { engagementProcess } from '../engagement.process'
import { type EngagementRepository, WORK_BY } from '../engagement.repository'
import type { EngagementService, NewEngagement } from '../engagement.service'
import { fieldsOf } from '../transitions'

interface Scope {
  attachmentService: Pick<AttachmentService, 'areFree' | 'idsOfEvent'>
  blocks: Pick<BlockQueries, 'between'>
  engagementRepository: EngagementRepository
  engagementService: EngagementService
  userService: UserService
}

interface Dependencies {
  users: UserQueries
  listings: ListingQueries
  mandates: Pick<MandateQueries, 'introduced'>
  throttle: Throttle
  inTransaction: InTransaction<Scope>
}

const step = engagementProcess.step('REQUEST_QUOTE')
const askNda = engagementProcess.step('ASK_NDA')
const ASKS_NDA = 'A confidentiality agreement is asked for, too. Until you accept it, files are withheld.'

export const createQuoteCommands = (dependencies: Dependencies) => {
  const { users, listings, mandates, throttle, inTransaction } = dependencies
  const sellerOf = async (profileId: string) => {
    const seller = await users.find(profileId)
    const sells = seller?.role === 'FREELANCER' || seller?.role === 'BROKER'
    return seller && sells && isActive(seller) ? seller : undefined
  }

  return {
    request: async (buyer: UserRow, { profileId, listingId, broker, askForNda, ...form }: RequestQuoteInput) => {
      const read = readInput(fields, form)
      if ('field' in read) return read
      const seller = await sellerOf(profileId)
      if (!seller) return invalidInput('profileId', 'This seller takes no requests.')
      if (seller.id === buyer.id) return invalidInput('profileId', "You can't ask yourself for a quote.")
      const service = listingId == null ? undefined : await listings.find(listingId, 'service')
      if (listingId != null && service?.sellerId !== seller.id) {
        return invalidInput('listingId', 'This service is no longer offered.')
      }
      const introduction = service && (await mandates.introduced(service.id, buyer, broker))
      const throttled = await throttle([{ key: ['quote', buyer.id], max: 30, seconds: HOUR_SECONDS }])
      if (throttled) return throttled
      const details: NewEngagement = {
        kind: 'service',
        title: service?.title ?? WORK_BY + seller.name,
        listingId: service?.id ?? null,
        listingDescription: service?.description ?? null,
        quantity: 1,
        buyerId: buyer.id,
        sellerId: seller.id,
        orderId: null,
        position: 0,
        priceCents: null,
        days: null,
      }
      const { input } = read
      const engagement = await inTransaction(async (scope) => {
        const { attachmentService, blocks, engagementService, engagementRepository, userService } = scope
        // Without this lock, a double click would send two requests.
        await userService.lock(buyer.id)
        const accounts = await userService.lockShared([buyer.id, seller.id])
        if (!accounts.every(isActive)) return undefined
        if ((await blocks.between(buyer.id, seller.id)).length > 0) return undefined
        const by = { actor: 'BUYER' as const, byId: buyer.id }
        const asking = { step: askNda, ...by, input: emptyInput }
        const brokers = introduction ? await userService.lockShared([introduction.brokerId]) : []
        for (const other of await engagementRepository.waitingQuotes(buyer.id, seller.id)) {
          const isSame =
            other.request === input.note &&
            other.listingId === details.listingId &&
            (other.otherParties ?? '') === toLines(input.names)
          if (!isSame || !isSameList(await attachmentService.idsOfEvent(other.requestId), input.files)) continue
          const asked = askForNda && other.ndaAskedBy === null ? await engagementService.advance(other, asking) : other
          if (asked) return asked
        }
        if (!(await attachmentService.areFree(input.files, buyer.id))) return uploadAgain
        const begun = await engagementService.begin(
          { ...details, ...brokerOf(unlessDeleted(introduction, brokers)) },
          { step, ...by, input, alsoAsks: askForNda ? ASKS_NDA : undefined },
        )
        // A mail about it would replace the one about the request.
        return askForNda ? engagementService.advance(begun, { ...asking, unnotified: true }) : begun
      })
      if (!engagement) return invalidInput('profileId', 'This seller takes no requests.')
      if ('field' in engagement) return engagement
      return { __typename: 'QuoteRequested' as const, engagement }
    },
  }
}

const noPrice = {
  conflictCheck: null,
  priceCents: null,
  amendmentCents: null,
  refundableCents: 0,
  heldCents: 0,
  milestones: '[]',
  planId: null,
}
const fields = fieldsOf(step, { ...noPrice, ...emptyContent })
