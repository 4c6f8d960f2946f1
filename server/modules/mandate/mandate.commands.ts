import type { MandateRow, UserRow } from '../../database/tables/tables'
import type { AdvanceMandateInput, ProposeMandateInput } from '../../generated/resolvers'
import { DAY_SECONDS, HOUR_SECONDS } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { unauthenticated } from '../../lib/request-errors'
import { randomText } from '../../lib/secure-random'
import { paragraphs } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import { advanceRecord, refusals } from '../../process/process'
import type { InTransaction } from '../container-scopes'
import type { BlockQueries } from '../conversation/block.queries'
import type { ListingQueries } from '../listing/listing.queries'
import type { Throttle } from '../rate-limit/throttle'
import { isActive, type UserService } from '../user/user.service'
import { mandateProcess, mandateStates } from './mandate.process'
import { type MandateQueries, sideOf } from './mandate.queries'
import type { MandateRepository } from './mandate.repository'
import type { MandateService } from './mandate.service'

const MAX_MESSAGE_LENGTH = 2_000
/** Letters and digits that can't be confused with each other. */
const CODE_ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const CODE_LENGTH = 8

interface Dependencies {
  mandateRepository: MandateRepository
  mandates: MandateQueries
  listings: Pick<ListingQueries, 'offered'>
  throttle: Throttle
  now: () => Date
  inTransaction: InTransaction<{
    blocks: Pick<BlockQueries, 'between'>
    mandateService: MandateService
    userService: Pick<UserService, 'lockShared'>
  }>
}

export const createMandateCommands = (dependencies: Dependencies) => {
  const { mandateRepository, mandates, listings, throttle, now, inTransaction } = dependencies

  return {
    propose: async (broker: UserRow, { listingId, feePercent, message: text }: ProposeMandateInput) => {
      const message = paragraphs(text ?? '')
      if (feePercent < 1 || feePercent > 50) return invalidInput('feePercent', 'The fee is from 1 to 50 percent.')
      if (message.length > MAX_MESSAGE_LENGTH) return invalidInput('message', 'A message has at most 2,000 characters.')
      const listing = await listings.offered(listingId)
      if (!listing) return notOffered
      const { sellerId: ownerId, title } = listing
      if (ownerId === broker.id) return invalidInput('listingId', "You can't broker your own listing.")
      const throttled = await throttle([
        { key: ['mandate', broker.id], max: 30, seconds: HOUR_SECONDS },
        { key: ['mandate', broker.id, listingId], max: 3, seconds: DAY_SECONDS },
      ])
      if (throttled) return throttled
      const moment = now().toISOString()
      const mandate: MandateRow = {
        id: newId('mnd'),
        code: randomText(CODE_ALPHABET, CODE_LENGTH),
        listingId,
        title,
        brokerId: broker.id,
        ownerId,
        feePercent,
        message,
        state: 'PROPOSED',
        version: 1,
        unofferedSince: null,
        createdAt: moment,
        updatedAt: moment,
      }
      const result = await inTransaction(async ({ blocks, mandateService, userService }) => {
        const accounts = await userService.lockShared([broker.id, ownerId])
        if (!accounts.every(isActive)) throw unauthenticated()
        if ((await blocks.between(broker.id, ownerId)).length > 0) return notOffered
        const isAdded = await mandateService.add(mandate, broker)
        return isAdded ? { __typename: 'MandateProposed' as const, mandate } : undefined
      })
      if (result) return result
      const existing = await mandateRepository.openFor(broker.id, listingId)
      return mandateExists(existing ?? mandate)
    },

    advance: async (viewer: UserRow, { id, version, transition }: AdvanceMandateInput) => {
      const mandate = await mandates.find(viewer, id)
      const side = mandate && sideOf(viewer, mandate)
      if (!mandate || !side) return notFound
      const step = mandateProcess.step(transition)
      const refusal = mandateProcess.refusal(step, side, await mandates.withContext(mandate), now())
      const advance = () => inTransaction(({ mandateService }) => mandateService.advance(mandate, step, viewer))
      const { record, reason } = await advanceRecord(mandate, version, refusal, advance, mandateRepository.find)
      if (!reason) return { __typename: 'MandateAdvanced' as const, mandate: record }
      const message = refusals[reason](mandateStates[record.state])
      return { __typename: 'MandateRefused' as const, reason, message, mandate: record }
    },
  }
}

const notOffered = invalidInput('listingId', 'This listing is no longer offered.')
const mandateExists = (mandate: MandateRow) => ({
  __typename: 'MandateExists' as const,
  mandate,
  message: 'You have proposed to broker this listing already.',
})
const notFound = { __typename: 'MandateNotFound' as const, message: 'You have no such mandate.' }
