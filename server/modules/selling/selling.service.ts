import { fromLines, toLines } from '../../database/lines'
import type { ListingRow, UserRow } from '../../database/tables'
import { badInput, forbidden, unauthenticated } from '../../errors'
import type { EditListingInput, ListingStatus } from '../../generated/resolvers'
import { newId } from '../../ids'
import { laterThan } from '../../later-than'
import { cents } from '../../money'
import type { PageRequest } from '../../paging/page'
import { signedIn } from '../../signed-in'
import { foldCase } from '../../text/fold-case'
import { oneLine, oneLineEach, paragraphs } from '../../text/one-line'
import type { CategoryService } from '../category/category.service'
import { kindSoldBy } from '../listing/kind-sold-by'
import type { ListingService } from '../listing/listing.service'
import type { SavedService } from '../saved/saved.service'
import type { UploadService } from '../upload/upload.service'
import { brokenDraftRule, missing } from './draft-rules'
import { drawnCover, isUpload, ownImages } from './own-images'
import type { OwnListingRow } from './own-listing'
import type { SellingRepository } from './selling.repository'

const MOST_LISTINGS = 200

type Viewer = UserRow | undefined

interface Change {
  drafts: SellingRepository
  listing: ListingService
  saving: Pick<SavedService, 'published'>
}

interface SellingDependencies {
  drafts: SellingRepository
  category: CategoryService
  upload: UploadService
  now: () => Date
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (change: Change) => Promise<Result>) => Promise<Result>
}

/** A listing that is its seller's, and what may be done to it. */
interface Matter extends Change {
  seller: UserRow
  own: OwnListingRow
  /** Later than the last change, so that it tells the two apart. */
  moment: string
  saved: () => Promise<{ __typename: 'ListingSaved'; listing: OwnListingRow }>
}

export const createSellingService = ({ drafts, category, upload, now, inTransaction }: SellingDependencies) => {
  /** A seller's changes happen one after the other, and only while they are in good standing. */
  const asSeller = <Result>(viewer: Viewer, work: (change: Change & { seller: UserRow }) => Promise<Result>) =>
    inTransaction(async ({ drafts, listing, saving }) => {
      const seller = await drafts.lock(signedIn(viewer).id)
      if (!seller) throw unauthenticated()
      return work({ drafts, listing, saving, seller })
    })

  const about = <Result>(viewer: Viewer, id: string, work: (matter: Matter) => Promise<Result>) =>
    asSeller(viewer, async (change) => {
      const find = () => change.drafts.find(change.seller, id)
      const own = await find()
      if (!own) return { __typename: 'ListingNotFound' as const, message: 'This listing is not here any more.' }
      const saved = async () => ({ __typename: 'ListingSaved' as const, listing: (await find()) ?? own })
      return work({ ...change, own, saved, moment: laterThan(own.updatedAt, now()) })
    })

  return {
    page: (viewer: Viewer, { status, ...request }: PageRequest & { status?: ListingStatus | null | undefined }) =>
      drafts.page(signedIn(viewer), status, request),

    find: (viewer: Viewer, id: string) => drafts.find(signedIn(viewer), id),

    create: (viewer: Viewer) =>
      asSeller(viewer, async ({ drafts, seller }) => {
        if ((await drafts.count(seller.id)) >= MOST_LISTINGS) {
          throw badInput(`An account has at most ${MOST_LISTINGS} listings. Delete one that you don't need.`)
        }
        const kind = kindSoldBy(seller.role)
        // Their role was changed a moment ago.
        if (!kind) throw forbidden()
        const id = newId(kind === 'product' ? 'prd' : 'srv')
        const moment = now().toISOString()
        const draft = {
          listingId: id,
          sellerId: seller.id,
          kind,
          ...nothing,
          images: drawnCover({ id, kind }, undefined),
          createdAt: moment,
          updatedAt: moment,
        } as const
        await drafts.saveDraft(draft)
        return { ...draft, id, published: null, drafted: 1 }
      }),

    edit: async (viewer: Viewer, { id, updatedAt, ...input }: EditListingInput) => {
      const typed = { ...input, tags: oneLineEach(input.tags).map(foldCase) }
      const chosen = input.category == null ? undefined : await category.bySlug(input.category)
      const broken = brokenDraftRule(typed)
      if (broken) return invalid(broken)
      if (input.category != null && !chosen) {
        return invalid({ field: 'category', message: 'Choose one of the categories offered' })
      }
      const areOwn = await upload.areOwn(input.images.filter(isUpload), signedIn(viewer).id, 'listing')
      return about(viewer, id, async ({ drafts, listing, own, moment, saved }) => {
        const images = ownImages(own, chosen?.slug, input.images)
        if (!areOwn || !images) return invalid(foreignPicture)
        const says = {
          title: typed.title,
          description: typed.description,
          priceCents: typed.price == null ? null : cents(typed.price),
          categoryId: chosen?.id ?? null,
          images: toLines(images),
          tags: toLines(typed.tags),
        }
        if (isSame(says, own)) return saved()
        if (updatedAt.toISOString() !== own.updatedAt) return { __typename: 'EditConflict' as const, current: own }
        const { listingId, sellerId, kind, createdAt } = own
        await drafts.saveDraft({ listingId, sellerId, kind, createdAt, updatedAt: moment, ...says })
        const shown = await listing.own(id)
        // Typed back to what it was: there is nothing to publish.
        if (shown && isSame(says, shown)) {
          await drafts.removeDraft(id)
          await listing.touch(id, moment)
        }
        return saved()
      })
    },

    publish: (viewer: Viewer, id: string) =>
      about(viewer, id, async ({ drafts, listing, saving, own, saved }) => {
        const { kind, sellerId, priceCents, categoryId, images, tags, updatedAt } = own
        const broken = missing(own)
        if (broken) return invalid(broken)
        if (priceCents === null || categoryId === null) throw new Error('Nothing is missing, yet something is')
        if (own.published === 1 && own.drafted === 0) return saved()
        const before = await listing.own(id)
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
        await listing.save(published)
        if (!before) await saving.published(published)
        await drafts.removeDraft(id)
        return saved()
      }),

    unpublish: (viewer: Viewer, id: string) =>
      about(viewer, id, async ({ listing, saved }) => {
        const shown = await listing.own(id)
        if (shown) await listing.save({ ...shown, published: 0, visible: 0 })
        return saved()
      }),

    discard: (viewer: Viewer, id: string) =>
      about(viewer, id, async ({ drafts, listing, own, moment, saved }) => {
        if (own.published === null || own.drafted === 0) return saved()
        await drafts.removeDraft(id)
        await listing.touch(id, moment)
        return saved()
      }),

    remove: async (viewer: Viewer, id: string) => {
      const pictures: string[] = []
      const answer = await about(viewer, id, async ({ drafts, listing, own }) => {
        const shown = await listing.own(id)
        pictures.push(...fromLines(own.images), ...fromLines(shown?.images ?? ''))
        await drafts.removeDraft(id)
        await listing.remove(id)
        return { __typename: 'ListingDeleted' as const, id }
      })
      await upload.removeUnused(pictures)
      return answer
    },
  }
}

const nothing = { title: '', description: '', priceCents: null, categoryId: null, tags: '' } as const

const foreignPicture = { field: 'images', message: 'Upload the picture once more' }

const invalid = (broken: { field: string; message: string }) => ({ __typename: 'InvalidInput' as const, ...broken })

const isSame = (says: Pick<OwnListingRow, keyof typeof nothing | 'images'>, other: OwnListingRow | ListingRow) =>
  says.title === other.title &&
  says.description === other.description &&
  says.priceCents === other.priceCents &&
  says.categoryId === other.categoryId &&
  says.images === other.images &&
  says.tags === other.tags
