import type { FileStore } from '../../infrastructure/files/files'
import { DAY_MS, earlier } from '../../lib/dates'
import { FIRST_MOMENT } from '../../lib/for-each-due'
import type { AttachmentService } from '../attachment/attachment.service'
import type { ProductFileService } from '../product-file/product-file.service'
import { removeOrphans } from './orphaned-files'
import { keysOf } from './picture-sizes'
import { fileKey } from './stored-file'
import type { UploadRepository } from './upload.repository'

/** The time to submit the form for which a picture or a file was uploaded. */
const UNUSED_MS = DAY_MS
const SWEEP_BATCH = 50

interface Dependencies {
  attachmentService: Pick<AttachmentService, 'existing' | 'takeFree'>
  productFileService: Pick<ProductFileService, 'existing'>
  uploadRepository: UploadRepository
  fileStore: FileStore
  now: () => Date
}

/** Removes pictures and files that nobody needs. */
export const createUploadWorker = (dependencies: Dependencies) => {
  const { attachmentService, productFileService, uploadRepository, fileStore, now } = dependencies
  const unusedSince = () => earlier(now(), UNUSED_MS)

  return {
    /** Removes pictures that were uploaded a day ago and are unused. */
    sweepPictures: async () => {
      const moment = unusedSince()
      let after = { createdAt: FIRST_MOMENT, id: '' }
      for (;;) {
        const old = await uploadRepository.olderThan(moment, after, SWEEP_BATCH)
        const last = old.at(-1)
        if (!last) return
        await fileStore.remove((await uploadRepository.takeUnused(old.map(({ id }) => id))).flatMap(keysOf))
        after = last
      }
    },

    /** Removes files that were uploaded a day ago and are attached to nothing. */
    sweepAttachments: async () => {
      const removed = await attachmentService.takeFree(unusedSince().toISOString())
      await fileStore.remove(removed.map(({ id }) => fileKey(id)))
    },

    /** Removes contents without a row: a process stopped between removing the row and the content. */
    sweepOrphans: async () => {
      await removeOrphans(fileStore, 'upl', unusedSince(), uploadRepository.existing)
      await removeOrphans(fileStore, 'fil', unusedSince(), attachmentService.existing)
      await removeOrphans(fileStore, 'pfl', unusedSince(), productFileService.existing)
    },
  }
}
