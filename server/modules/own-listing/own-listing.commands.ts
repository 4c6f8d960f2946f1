import { signedIn } from '../../api/access-guard'
import { badInput, forbidden, unauthenticated } from '../../api/errors'
import { fromLines, toLines } from '../../database/columns'
import type { ListingRow, UserRow } from '../../database/tables/tables'
import type { EditListingInput } from '../../generated/resolvers'
import { nextTimestamp } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { cents } from '../../lib/money'
import { foldCase, oneLine, oneLineEach, paragraphs } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import type { CategoryQueries } from '../category/category.queries'
import { kindSoldBy, type ListingService } from '../listing/listing.service'
import type { SavedService } from '../saved/saved.service'
import type { InTransaction } from '../scopes'
import type { UploadService } from '../upload/upload.service'
import { drawnCover, isUpload, ownImages } from './own-images'
import type { OwnListingRepository } from './own-listing.repository'
import type { OwnListingRow } from './own-listing.row'
import { firstDraftViolation, firstPublishViolation } from './own-listing.rules'

const MAX_LISTINGS = 200

type Viewer = UserRow | undefined

interface Scope {
  ownListingRepository: OwnListingRepository
  listingService: ListingService
  savedService: SavedService
}

interface Dependencies {
  categories: CategoryQueries
  uploads: UploadService
  now: () => Date
  inTransaction: InTransaction<Scope>
}

/** A listing whose seller is locked, and what a change of it needs. */
interface LockedListing extends Scope {
  seller: UserRow
  own: OwnListingRow
  /** Later than the last change, so that it can serve as the version. */
  moment: string
  saved: () => Promise<{ __typename: 'ListingSaved'; listing: OwnListingRow }>
}

export const createOwnListingCommands = ({ categories, uploads, now, inTransaction }: Dependencies) => {
  /** Locks the seller, so that changes run one after the other, and only while the account is active. */
  const withLockedSeller = <Result>(viewer: Viewer, work: (scope: Scope & { seller: UserRow }) => Promise<Result>) =>
    inTransaction(async ({ ownListingRepository, listingService, savedService }) => {
      const seller = await ownListingRepository.lock(signedIn(viewer).id)
      if (!seller) throw unauthenticated()
      return work({ ownListingRepository, listingService, savedService, seller })
    })

  const withListing = <Result>(viewer: Viewer, id: string, work: (listing: LockedListing) => Promise<Result>) =>
    withLockedSeller(viewer, async (scope) => {
      const find = () => scope.ownListingRepository.find(scope.seller, id)
      const own = await find()
      if (!own) return { __typename: 'ListingNotFound' as const, message: 'This listing no longer exists.' }
      const saved = async () => ({ __typename: 'ListingSaved' as const, listing: (await find()) ?? own })
      return work({ ...scope, own, saved, moment: nextTimestamp(own.updatedAt, now()) })
    })

  return {
    create: (viewer: Viewer) =>
      withLockedSeller(viewer, async ({ ownListingRepository, seller }) => {
        if ((await ownListingRepository.count(seller.id)) >= MAX_LISTINGS) {
          throw badInput(`An account has at most ${MAX_LISTINGS} listings. Delete one that you don't need.`)
        }
        const kind = kindSoldBy(seller.role)
        // An admin has just changed the role.
        if (!kind) throw forbidden()
        const id = newId(kind === 'product' ? 'prd' : 'srv')
        const moment = now().toISOString()
        const draft = {
          listingId: id,
          sellerId: seller.id,
          kind,
          ...emptyListing,
          images: drawnCover({ id, kind }, undefined),
          createdAt: moment,
          updatedAt: moment,
        } as const
        await ownListingRepository.saveDraft(draft)
        return { ...draft, id, published: null, drafted: 1 }
      }),

    edit: async (viewer: Viewer, { id, updatedAt, ...input }: EditListingInput) => {
      const typed = { ...input, tags: oneLineEach(input.tags).map(foldCase) }
      const chosen = input.category == null ? undefined : await categories.bySlug(input.category)
      const violation = firstDraftViolation(typed)
      if (violation) return violation
      if (input.category != null && !chosen) return invalidInput('category', 'Choose one of the categories offered')
      const areOwn = await uploads.areOwn(input.images.filter(isUpload), signedIn(viewer).id, 'listing')
      return withListing(viewer, id, async ({ ownListingRepository, listingService, own, moment, saved }) => {
        const images = ownImages(own, chosen?.slug, input.images)
        if (!areOwn || !images) return invalidInput('images', 'Upload the picture again')
        const values = {
          title: typed.title,
          description: typed.description,
          priceCents: typed.price == null ? null : cents(typed.price),
          categoryId: chosen?.id ?? null,
          images: toLines(images),
          tags: toLines(typed.tags),
        }
        if (isSame(values, own)) return saved()
        if (updatedAt.toISOString() !== own.updatedAt) return { __typename: 'EditConflict' as const, current: own }
        const { listingId, sellerId, kind, createdAt } = own
        await ownListingRepository.saveDraft({ listingId, sellerId, kind, createdAt, updatedAt: moment, ...values })
        const shown = await listingService.find(id)
        // A draft that equals the published listing is not needed.
        if (shown && isSame(values, shown)) {
          await ownListingRepository.removeDraft(id)
          await listingService.touch(id, moment)
        }
        return saved()
      })
    },

    publish: (viewer: Viewer, id: string) =>
      withListing(viewer, id, async ({ ownListingRepository, listingService, savedService, own, saved }) => {
        const { kind, sellerId, priceCents, categoryId, images, tags, updatedAt } = own
        const violation = firstPublishViolation(own)
        if (violation) return violation
        if (priceCents === null || categoryId === null) throw new Error('A complete draft lacks its price or category')
        if (own.published === 1 && own.drafted === 0) return saved()
        const before = await listingService.find(id)
        const published: ListingRow = {
          id,
          kind,
          title: oneLine(own.title),
          description: paragraphs(own.description),
          priceCents,
          categoryId,
          sellerId,
          images,
          tags,
          rating: before?.rating ?? 0,
          reviewCount: before?.reviewCount ?? 0,
          createdAt: before?.createdAt ?? now().toISOString(),
          updatedAt,
          published: 1,
          visible: 1,
        }
        await listingService.save(published)
        if (!before) await savedService.notifyOf(published)
        await ownListingRepository.removeDraft(id)
        return saved()
      }),

    unpublish: (viewer: Viewer, id: string) =>
      withListing(viewer, id, async ({ listingService, saved }) => {
        const shown = await listingService.find(id)
        if (shown) await listingService.save({ ...shown, published: 0, visible: 0 })
        return saved()
      }),

    discard: (viewer: Viewer, id: string) =>
      withListing(viewer, id, async ({ ownListingRepository, listingService, own, moment, saved }) => {
        if (own.published === null || own.drafted === 0) return saved()
        await ownListingRepository.removeDraft(id)
        await listingService.touch(id, moment)
        return saved()
      }),

    remove: async (viewer: Viewer, id: string) => {
      const pictures: string[] = []
      const answer = await withListing(viewer, id, async ({ ownListingRepository, listingService, own }) => {
        const shown = await listingService.find(id)
        pictures.push(...fromLines(own.images), ...fromLines(shown?.images ?? ''))
        await ownListingRepository.removeDraft(id)
        await listingService.remove(id)
        return { __typename: 'ListingDeleted' as const, id }
      })
      await uploads.removeUnused(pictures)
      return answer
    },
  }
}

const emptyListing = { title: '', description: '', priceCents: null, categoryId: null, tags: '' } as const

const isSame = (values: Pick<OwnListingRow, keyof typeof emptyListing | 'images'>, other: OwnListingRow | ListingRow) =>
  values.title === other.title &&
  values.description === other.description &&
  values.priceCents === other.priceCents &&
  values.categoryId === other.categoryId &&
  values.images === other.images &&
  values.tags === other.tags
