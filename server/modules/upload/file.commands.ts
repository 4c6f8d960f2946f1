import type { UserRow } from '../../database/tables/tables'
import type { AttachmentService } from '../attachment/attachment.service'
import type { ProductFileService } from '../product-file/product-file.service'
import type { RateLimiter } from '../rate-limit/rate-limiter'
import { uploadLimit } from './upload.commands'

/** All files of an account: beside its texts, and of its products with their earlier versions. */
const MAX_BYTES = 20 * 1024 ** 3

interface Dependencies {
  attachmentService: Pick<AttachmentService, 'bytesOf'>
  productFileService: Pick<ProductFileService, 'bytesOf'>
  rateLimiter: RateLimiter
}

/** The upload limits of an account for files of every purpose. */
export const createFileCommands = ({ attachmentService, productFileService, rateLimiter }: Dependencies) => ({
  /** Counts the upload against the rate limit. Called before the file is read. */
  consume: (viewer: UserRow) => rateLimiter.consume([uploadLimit(viewer)]),

  /** True if the account's files leave room for another one of this size. */
  hasRoom: async ({ id }: UserRow, size: number) =>
    (await attachmentService.bytesOf(id)) + (await productFileService.bytesOf(id)) + size <= MAX_BYTES,
})
