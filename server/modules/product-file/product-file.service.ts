import type { ProductFileRow } from '../../database/tables/tables'
import { nameWithoutWords } from '../upload/file-name'
import type { ProductFileRepository } from './product-file.repository'
import { currentFiles } from './purchased-files'

interface Dependencies {
  productFileRepository: ProductFileRepository
  now: () => Date
}

/** Files of products, in the caller's transaction. The content of deleted rows is removed by a scheduled job, if nothing else does. */
export const createProductFileService = ({ productFileRepository, now }: Dependencies) => {
  /** Deletes the files, or hides those that somebody has bought. Returns the ids of the deleted ones. */
  const remove = async (files: readonly ProductFileRow[]) => {
    const ids = files.map(({ id }) => id)
    if (ids.length === 0) return []
    const deleted = await productFileRepository.takeUnsold(ids)
    await productFileRepository.markRemoved(ids, now().toISOString())
    return deleted.map(({ id }) => id)
  }

  return {
    bytesOf: productFileRepository.bytesOf,
    existing: productFileRepository.existing,

    remove,

    hasFiles: async (listingId: string) => currentFiles(await productFileRepository.ofListings([listingId])).length > 0,

    removeAllOfListing: async (listingId: string) => remove(await productFileRepository.ofListings([listingId])),

    /** Deletes the seller's unsold files, and the names of those that buyers keep. */
    removeAllOf: async (sellerId: string) => {
      const files = await productFileRepository.ofSeller(sellerId)
      for (const { id, name } of files) {
        await productFileRepository.rename(id, nameWithoutWords(name))
      }
      await remove(files)
    },
  }
}

export type ProductFileService = ReturnType<typeof createProductFileService>
