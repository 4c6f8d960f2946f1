import type { Viewer } from '../../api/viewer'
import type { UserRow } from '../../database/tables/tables'
import type { FileStore } from '../../infrastructure/files/files'
import type { IncomingFile } from '../../infrastructure/files/incoming-files'
import { newId } from '../../lib/ids'
import { invalidInput } from '../../lib/violations'
import type { InTransaction } from '../container-scopes'
import { sideOf } from '../engagement/engagement.parties'
import { type EngagementQueries, readingOf } from '../engagement/engagement.queries'
import type { Infrastructure } from '../infrastructure'
import type { ListingService } from '../listing/listing.service'
import type { AuditTrail } from '../moderation/audit-trail'
import type { OwnListingQueries } from '../own-listing/own-listing.queries'
import { fileName } from '../upload/file-name'
import { fileKey, storedFile } from '../upload/stored-file'
import type { UserService } from '../user/user.service'
import type { ProductFileQueries } from './product-file.queries'
import type { ProductFileRepository } from './product-file.repository'
import type { ProductFileService } from './product-file.service'
import { currentFiles } from './purchased-files'

const MAX_FILES = 20

const productGone: [number, string] = [404, 'This product no longer exists.']

/** A file that is about to be uploaded. */
export interface NewProductFile {
  listingId: string
  name: string
  /** Any version of the file that it replaces; undefined for a new file, or a name that the product has already. */
  versionOf: string | undefined
}

interface Dependencies extends Pick<Infrastructure, 'afterResponse'> {
  auditTrail: Pick<AuditTrail, 'recordRead'>
  engagements: Pick<EngagementQueries, 'find'>
  fileStore: FileStore
  ownListings: Pick<OwnListingQueries, 'find'>
  productFileRepository: ProductFileRepository
  productFiles: Pick<ProductFileQueries, 'areWithdrawn' | 'ofEngagement'>
  now: () => Date
  inTransaction: InTransaction<{
    listingService: Pick<ListingService, 'find'>
    ownListings: Pick<OwnListingQueries, 'find'>
    productFileRepository: ProductFileRepository
    productFileService: ProductFileService
    userService: Pick<UserService, 'lock'>
  }>
}

export const createProductFileCommands = (dependencies: Dependencies) => {
  const { afterResponse, auditTrail, engagements, fileStore, ownListings, productFileRepository, productFiles } =
    dependencies
  const { now, inTransaction } = dependencies

  /** The newest version of the file that an upload replaces. */
  const replaced = async ({ listingId, name, versionOf }: NewProductFile, repository = productFileRepository) => {
    const versions = await repository.ofListings([listingId])
    const seriesId = versions.find(({ id }) => id === versionOf)?.seriesId
    const isReplaced = seriesId
      ? (file: { seriesId: string }) => file.seriesId === seriesId
      : (file: { name: string }) => file.name === fileName(name)
    return { found: currentFiles(versions).find(isReplaced), count: currentFiles(versions).length }
  }

  return {
    /** Tells before the file is read that it can't be added: the HTTP status and a message. */
    refusal: async (viewer: UserRow, file: NewProductFile): Promise<[number, string] | undefined> => {
      const listing = await ownListings.find(viewer, file.listingId)
      if (listing?.kind !== 'product') return productGone
      const { found, count } = await replaced(file)
      if (file.versionOf !== undefined && !found) return [404, 'The file that this one replaces was removed.']
      return found || count < MAX_FILES ? undefined : [413, `A product has at most ${MAX_FILES} files.`]
    },

    /** Stores the next version of a file, or a new one. Buyers can fetch it at once. */
    add: async (seller: UserRow, file: NewProductFile, received: IncomingFile) => {
      const id = newId('pfl')
      const { listingId } = file
      const { size } = received
      const name = fileName(file.name)
      // A file that is offered is complete: the content comes first. The sweep of orphans removes that of an interrupted upload.
      await fileStore.putFile(fileKey(id), received)
      const version = await inTransaction(async ({ ownListings, productFileRepository, userService }) => {
        // Uploads of the same file wait for each other, and so do the deletions of product and account.
        await userService.lock(seller.id)
        if (!(await ownListings.find(seller, listingId))) return undefined
        const { found } = await replaced(file, productFileRepository)
        const version = (found?.version ?? 0) + 1
        await productFileRepository.add({
          id,
          listingId,
          sellerId: seller.id,
          seriesId: found?.seriesId ?? id,
          version,
          name,
          size,
          removedAt: null,
          createdAt: now().toISOString(),
        })
        return version
      })
      if (version !== undefined) return { id, name, size, version }
      await fileStore.remove([fileKey(id)])
      return { refusal: productGone }
    },

    /** Removes a file with all its versions. */
    remove: async (viewer: UserRow, id: string) => {
      const file = await productFileRepository.find(id)
      const listing = file && (await ownListings.find(viewer, file.listingId))
      if (!listing || file.removedAt !== null)
        return { __typename: 'ProductFileNotFound' as const, message: 'This file was removed already.' }
      const deleted = await inTransaction(
        async ({ listingService, productFileRepository, productFileService, userService }) => {
          // Publishing locks the seller, too, and so does the removal of another file.
          await userService.lock(listing.sellerId)
          const published = (await listingService.find(listing.id))?.published ?? 0
          const versions = await productFileRepository.ofListings([listing.id])
          const others = currentFiles(versions).filter(({ seriesId }) => seriesId !== file.seriesId)
          if (published === 1 && others.length === 0) return undefined
          return productFileService.remove(versions.filter(({ seriesId }) => seriesId === file.seriesId))
        },
      )
      if (!deleted) return invalidInput('files', 'A published product needs a file. Add another one first.')
      afterResponse('contents of a removed file', () => fileStore.remove(deleted.map(fileKey)))
      return { __typename: 'ProductFileRemoved' as const, listing }
    },

    /** Undefined unless the viewer sells the file or may see the engagement that it is part of. */
    open: async (viewer: Viewer, id: string, engagementId: string | undefined) => {
      const file = await productFileRepository.find(id)
      if (!file || !viewer) return undefined
      const stored = storedFile(fileStore, file)
      if (file.sellerId === viewer.id) return stored
      const engagement = engagementId === undefined ? undefined : await engagements.find(viewer, engagementId)
      if (engagement?.listingId !== file.listingId || sideOf(viewer, engagement) === 'BROKER') return undefined
      if (viewer.id === engagement.buyerId && (await productFiles.areWithdrawn(engagement))) return 'withdrawn'
      const purchased = await productFiles.ofEngagement(engagement, viewer)
      if (!purchased.some(({ newest, bought }) => newest.id === id || bought?.id === id)) return undefined
      await auditTrail.recordRead(readingOf(engagement, viewer))
      return stored
    },
  }
}
