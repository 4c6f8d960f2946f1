import type { EngagementParent, ProductFileParent } from '../../api/parents'
import type { Viewer } from '../../api/viewer'
import { loaderOfMany } from '../../database/loader'
import { sideOf } from '../engagement/engagement.parties'
import type { Ledger } from '../ledger/ledger.service'
import type { ProductFileRepository } from './product-file.repository'
import { currentFiles, purchasedFiles } from './purchased-files'

interface Dependencies {
  productFileRepository: ProductFileRepository
  ledger: Pick<Ledger, 'of'>
}

export const createProductFileQueries = ({ productFileRepository, ledger }: Dependencies) => {
  const versionsOf = loaderOfMany(productFileRepository.ofListings, ({ listingId }) => listingId)

  /** True once the buyer has all the money back. What was free can't be refunded. */
  const areWithdrawn = async ({ id, kind, priceCents, state }: EngagementParent) => {
    if (kind === 'service' || !priceCents) return false
    if (state === 'CANCELLED') return true
    const { held, released } = await ledger.of(id)
    return held + released === 0
  }

  return {
    ofListing: async (listingId: string) => currentFiles(await versionsOf.load(listingId)),

    areWithdrawn,

    /** The caller has checked that the viewer may see the engagement. */
    ofEngagement: async (engagement: EngagementParent, viewer: Viewer) => {
      const { id: engagementId, kind, listingId, buyerId, createdAt } = engagement
      if (kind === 'service' || listingId === null || sideOf(viewer, engagement) === 'BROKER') return []
      if (viewer?.id === buyerId && (await areWithdrawn(engagement))) return []
      return purchasedFiles(await versionsOf.load(listingId), createdAt).map(({ newest, bought }) => ({
        newest: { ...newest, engagementId },
        bought: bought && { ...bought, engagementId },
      }))
    },
  }
}

export type ProductFileQueries = ReturnType<typeof createProductFileQueries>

/** The link of the seller is to the file alone, that of others to the file of an engagement. */
export const pathOf = ({ id, engagementId }: ProductFileParent) =>
  engagementId === undefined ? `/product-files/${id}` : `/product-files/${id}?engagement=${engagementId}`
