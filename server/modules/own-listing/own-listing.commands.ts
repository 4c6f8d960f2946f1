import { fromLines, toLines } from '../../database/columns'
import type { ListingRow, UserRow } from '../../database/tables/tables'
import type { EditListingInput } from '../../generated/resolvers'
import { HOUR_SECONDS, nextTimestamp } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { isUnchanged } from '../../lib/is-unchanged'
import { centsOrNull } from '../../lib/money'
import { forbidden } from '../../lib/request-errors'
import { foldCase, oneLine, oneLineEach, paragraphs } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import { type CategoryQueries, unknownCategory } from '../category/category.queries'
import type { InTransaction } from '../container-scopes'
import type { Infrastructure } from '../infrastructure'
import { kindSoldBy, type ListingService } from '../listing/listing.service'
import { firstMissingOption, firstOptionViolation } from '../listing-option/listing-option.rules'
import { optionsOf, pricedByPackages, storedOptions } from '../listing-option/listing-options'
import type { MandateService } from '../mandate/mandate.service'
import { storedLicence } from '../product-file/licence'
import type { ProductFileService } from '../product-file/product-file.service'
import type { RateLimit } from '../rate-limit/rate-limiter'
import type { Throttle } from '../rate-limit/throttle'
import type { SavedService } from '../saved/saved.service'
import { contentColumns, emptyContent, givenContent } from '../service-content/service-content'
import { firstContentViolation, firstMissingContent } from '../service-content/service-content.rules'
import type { UploadService } from '../upload/upload.service'
import type { UserService } from '../user/user.service'
import { drawnCover, isUpload, ownImages } from './own-images'
import type { OwnListingRepository } from './own-listing.repository'
import type { OwnListingRow } from './own-listing.row'
import { firstDraftViolation, firstPublishViolation } from './own-listing.rules'

const MAX_LISTINGS = 200

/** Autosave sends a draft after each pause in typing. */
const draftLimit = (viewer: UserRow): RateLimit => ({
  key: ['edit-listing', viewer.id],
  max: 1_000,
  seconds: HOUR_SECONDS,
})

/** Each change of a public listing makes the cached pages of the whole site stale. */
const publishLimit = (viewer: UserRow): RateLimit => ({
  key: ['publish-listing', viewer.id],
  max: 120,
  seconds: HOUR_SECONDS,
})

interface Scope {
  ownListingRepository: OwnListingRepository
  listingService: ListingService
  mandateService: Pick<MandateService, 'endAllOfListing'>
  productFileService: ProductFileService
  savedService: SavedService
}

interface Dependencies extends Pick<Infrastructure, 'afterResponse'> {
  categories: CategoryQueries
  throttle: Throttle
  uploads: UploadService
  now: () => Date
  inTransaction: InTransaction<Scope & { userService: Pick<UserService, 'lockActive'> }>
}

/** A listing whose seller is locked, with everything that a change of it needs. */
interface LockedListing extends Scope {
  seller: UserRow
  own: OwnListingRow
  /** Later than the last change, so that it can serve as the version. */
  moment: string
  saved: () => Promise<{ __typename: 'ListingSaved'; listing: OwnListingRow }>
}

export const createOwnListingCommands = (dependencies: Dependencies) => {
  const { afterResponse, categories, throttle, uploads, now, inTransaction } = dependencies

  /** Locks the seller, so that changes run one after the other, and only while the account is active. */
  const withLockedSeller = <Result>(viewer: UserRow, work: (scope: Scope & { seller: UserRow }) => Promise<Result>) =>
    inTransaction(async (scope) => {
      const { ownListingRepository, listingService, mandateService, productFileService, savedService } = scope
      const seller = await scope.userService.lockActive(viewer.id)
      // Not by a spread: the services of a scope are getters of its prototype.
      return work({ ownListingRepository, listingService, mandateService, productFileService, savedService, seller })
    })

  const withListing = <Result>(viewer: UserRow, id: string, work: (listing: LockedListing) => Promise<Result>) =>
    withLockedSeller(viewer, async (scope) => {
      const find = () => scope.ownListingRepository.find(scope.seller, id)
      const own = await find()
      if (!own) return { __typename: 'ListingNotFound' as const, message: 'This listing no longer exists.' }
      const saved = async () => ({ __typename: 'ListingSaved' as const, listing: (await find()) ?? own })
      return work({ ...scope, own, saved, moment: nextTimestamp(own.updatedAt, now()) })
    })

  /** Runs a command that changes public data. */
  const publishing = async <Result>(viewer: UserRow, id: string, work: (listing: LockedListing) => Promise<Result>) =>
    (await throttle([publishLimit(viewer)])) ?? withListing(viewer, id, work)

  return {
    create: (viewer: UserRow) =>
      withLockedSeller(viewer, async ({ ownListingRepository, seller }) => {
        if ((await ownListingRepository.count(seller.id)) >= MAX_LISTINGS) return tooManyListings
        const kind = kindSoldBy(seller.role)
        // The guard has admitted a seller, so an admin must have changed the role since.
        if (!kind) throw forbidden()
        const id = newId(kind === 'product' ? 'prd' : 'srv')
        const moment = now().toISOString()
        const draft = {
          listingId: id,
          sellerId: seller.id,
          kind,
          ...emptyListing,
          deliveryDays: daysOf(kind, null),
          images: drawnCover({ id, kind }, undefined),
          createdAt: moment,
          updatedAt: moment,
        } as const
        await ownListingRepository.saveDraft(draft)
        const listing = { ...draft, id, published: null, takenDown: 0, drafted: 1 }
        return { __typename: 'ListingCreated' as const, listing }
      }),

    edit: async (viewer: UserRow, { id, updatedAt, ...input }: EditListingInput) => {
      const draft = { ...input, tags: oneLineEach(input.tags.map(foldCase)) }
      const category = input.category == null ? undefined : await categories.bySlug(input.category)
      const content = givenContent(input)
      const violation = firstDraftViolation(draft) ?? firstOptionViolation(draft) ?? firstContentViolation(content)
      if (violation) return violation
      if (input.category != null && !category) return unknownCategory
      const areOwn = await uploads.areOwn(input.images.filter(isUpload), viewer.id, 'listing')
      const throttled = await throttle([draftLimit(viewer)])
      if (throttled) return throttled
      return withListing(viewer, id, async ({ ownListingRepository, listingService, own, moment, saved }) => {
        const images = ownImages(own, category?.slug, input.images)
        if (!areOwn || !images) return invalidInput('images', 'Upload the picture again.')
        const options = optionsOf(own.kind, input)
        const values = {
          title: draft.title,
          description: draft.description,
          categoryId: category?.id ?? null,
          images: toLines(images),
          tags: toLines(draft.tags),
          ...pricedByPackages(options, {
            priceCents: centsOrNull(draft.price),
            deliveryDays: daysOf(own.kind, input.deliveryDays),
          }),
          options: storedOptions(options),
          licence: own.kind === 'product' ? storedLicence(paragraphs(draft.licence ?? '')) : '',
          ...contentColumns(own, content),
        }
        if (isSame(values, own)) return saved()
        if (updatedAt.toISOString() !== own.updatedAt) return editConflict(own, 'saved')
        const { listingId, sellerId, kind, createdAt } = own
        await ownListingRepository.saveDraft({ listingId, sellerId, kind, createdAt, updatedAt: moment, ...values })
        const listing = await listingService.find(id)
        // A draft that equals the listing is not needed.
        if (listing && isSame(values, listing)) {
          await ownListingRepository.removeDraft(id)
          await listingService.touch(id, moment)
        }
        return saved()
      })
    },

    /** `shown`: the version that the seller sees. Older clients don't name it. */
    publish: (viewer: UserRow, id: string, shown: Date | null | undefined) =>
      publishing(viewer, id, async ({ ownListingRepository, listingService, savedService, ...listing }) => {
        const { productFileService, seller, own, saved } = listing
        const { kind, sellerId, priceCents, categoryId, images, tags, deliveryDays, licence, options, updatedAt } = own
        if (shown && shown.toISOString() !== updatedAt) return editConflict(own, 'published')
        const violation = firstMissingOption(own) ?? firstPublishViolation(own) ?? firstMissingContent(own)
        if (violation) return violation
        // Products from before files were required stay public, so that their sellers can still change them.
        const needsFiles = kind === 'product' && own.published !== 1
        if (needsFiles && !(await productFileService.hasFiles(id))) return filesMissing
        if (priceCents === null || categoryId === null || deliveryDays === null)
          throw new Error('A complete draft lacks its price, category or delivery time')
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
          licence,
          options,
          deliveryDays,
          questions: own.questions,
          faq: own.faq,
          included: own.included,
          rating: before?.rating ?? 0,
          reviewCount: before?.reviewCount ?? 0,
          createdAt: before?.createdAt ?? now().toISOString(),
          updatedAt,
          published: 1,
          // Content that an admin has taken down stays hidden.
          visible: before?.takenDown ? 0 : 1,
          takenDown: before?.takenDown ?? 0,
          sellerRole: seller.role,
        }
        await listingService.save(published)
        await savedService.announce(published, before)
        await ownListingRepository.removeDraft(id)
        return saved()
      }),

    unpublish: (viewer: UserRow, id: string) =>
      publishing(viewer, id, async ({ listingService, saved }) => {
        const listing = await listingService.find(id)
        if (listing?.published) await listingService.save({ ...listing, published: 0, visible: 0 })
        return saved()
      }),

    discard: (viewer: UserRow, id: string) =>
      publishing(viewer, id, async ({ ownListingRepository, listingService, own, moment, saved }) => {
        if (own.published === null || own.drafted === 0) return saved()
        await ownListingRepository.removeDraft(id)
        await listingService.touch(id, moment)
        return saved()
      }),

    remove: async (viewer: UserRow, id: string) => {
      const pictures: string[] = []
      const result = await publishing(
        viewer,
        id,
        async ({ ownListingRepository, listingService, mandateService, productFileService, own, seller }) => {
          const listing = await listingService.find(id)
          pictures.push(...fromLines(own.images), ...fromLines(listing?.images ?? ''))
          await ownListingRepository.removeDraft(id)
          await mandateService.endAllOfListing(id, seller)
          await listingService.remove(id)
          await productFileService.removeAllOfListing(id)
          return { __typename: 'ListingDeleted' as const, id }
        },
      )
      afterResponse('pictures of a deleted listing', () => uploads.removeUnused(pictures))
      return result
    },
  }
}

const tooManyListings = {
  __typename: 'TooManyListings' as const,
  message: `An account has at most ${MAX_LISTINGS} listings. Delete one that you don't need.`,
}

const editConflict = (current: OwnListingRow, undone: 'saved' | 'published') => ({
  __typename: 'EditConflict' as const,
  current,
  message: `It was changed elsewhere, so nothing was ${undone}.`,
})

const filesMissing = invalidInput('files', 'Buyers need at least one file. Add it under “Files buyers receive”.')

const emptyListing = {
  title: '',
  description: '',
  priceCents: null,
  categoryId: null,
  tags: '',
  licence: '',
  options: '',
  ...emptyContent,
} as const

/** Products are delivered at once. */
const daysOf = (kind: OwnListingRow['kind'], days: number | null | undefined) =>
  kind === 'product' ? 0 : (days ?? null)

type DraftColumns = Pick<OwnListingRow, keyof typeof emptyListing | 'deliveryDays' | 'images'>

const isSame = (values: DraftColumns, other: OwnListingRow | ListingRow) => isUnchanged<DraftColumns>(other, values)
