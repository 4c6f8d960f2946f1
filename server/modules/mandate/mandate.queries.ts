import type { Viewer } from '../../api/viewer'
import { loaderOfOne } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { MandateRow, UserRow } from '../../database/tables/tables'
import type { MandateSide } from '../../generated/resolvers'
import { listingPath } from '../../lib/addresses/site-paths'
import type { ListingQueries } from '../listing/listing.queries'
import type { UserQueries } from '../user/user.queries'
import { isActive } from '../user/user.service'
import { mandateProcess } from './mandate.process'
import type { MandateRepository } from './mandate.repository'

interface Dependencies {
  mandateRepository: MandateRepository
  listings: Pick<ListingQueries, 'offered'>
  users: Pick<UserQueries, 'of'>
  now: () => Date
}

/** A broker with the fee, and the mandate by which the broker introduces buyers. */
export interface Introduced {
  brokerId: string
  feePercent: number
  mandateId: string
}

export const createMandateQueries = ({ mandateRepository, listings, users, now }: Dependencies) => {
  const byId = loaderOfOne(mandateRepository.byIds, ({ id }) => id)
  const byCode = loaderOfOne(mandateRepository.byCodes, ({ code }) => code)

  /** False once the account is suspended, or has another role. */
  const isBroker = async (userId: string) => {
    const user = await users.of(userId)
    return isActive(user) && user.role === 'BROKER'
  }

  const isInForce = async ({ state, brokerId }: MandateRow) => state === 'ACTIVE' && (await isBroker(brokerId))

  /** Adds the values that guards of the process table read. */
  const withContext = async (mandate: MandateRow) => ({
    ...mandate,
    brokerIsActive: await isBroker(mandate.brokerId),
  })

  return {
    withContext,

    /** Undefined unless the viewer is the broker or the owner. */
    find: async (viewer: Viewer, id: string) => {
      const mandate = await byId.load(id)
      return mandate && sideOf(viewer, mandate) ? mandate : undefined
    },

    page: (viewer: UserRow, as: MandateSide, request: PageRequest) => mandateRepository.page(viewer.id, as, request),

    openFor: (viewer: UserRow, listingId: string) => mandateRepository.openFor(viewer.id, listingId),

    /** The broker behind the first code that is of an active mandate of the listing and isn't the buyer's own. */
    introduced: async (
      listingId: string,
      buyer: Viewer,
      ...codes: readonly (string | null | undefined)[]
    ): Promise<Introduced | undefined> => {
      for (const code of codes) {
        const mandate = code ? await byCode.load(code) : undefined
        if (mandate?.listingId !== listingId || mandate.brokerId === buyer?.id) continue
        if (!(await isInForce(mandate))) continue
        const { id: mandateId, brokerId, feePercent } = mandate
        return { mandateId, brokerId, feePercent }
      }
      return undefined
    },

    /** Whether the broker of an engagement may act for its seller. */
    isActive: async (mandateId: string | null) => {
      const mandate = mandateId === null ? undefined : await byId.load(mandateId)
      return mandate !== undefined && (await isInForce(mandate))
    },

    path: async ({ state, code, listingId }: MandateRow) => {
      const listing = state === 'ACTIVE' ? await listings.offered(listingId) : undefined
      return listing ? `${listingPath(listing)}?broker=${code}` : null
    },

    availableTransitions: async (mandate: MandateRow, viewer: Viewer) => {
      const side = sideOf(viewer, mandate)
      return side ? mandateProcess.available(side, await withContext(mandate), now()) : []
    },

    expiresAt: (mandate: MandateRow) => mandateProcess.deadline(mandate)?.at ?? null,
  }
}

export type MandateQueries = ReturnType<typeof createMandateQueries>

export const sideOf = (viewer: Viewer, { brokerId, ownerId }: MandateRow): MandateSide | undefined => {
  if (viewer?.id === brokerId) return 'BROKER'
  return viewer?.id === ownerId ? 'OWNER' : undefined
}

/** The sentence that buyers read before they pay. */
export const introductionText = (broker: string, feePercent: number) =>
  `Introduced by ${broker}, who receives ${feePercent}% of the price from the seller.`
