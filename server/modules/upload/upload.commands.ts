import type { UserRow } from '../../database/tables/tables'
import type { IncomingFile } from '../../infrastructure/files/incoming-files'
import { HOUR_SECONDS } from '../../lib/dates'
import type { Infrastructure } from '../infrastructure'
import type { RateLimit, RateLimiter } from '../rate-limit/rate-limiter'
import { pictureSizes, type UploadPurpose } from './picture-sizes'
import type { UploadService } from './upload.service'

/** Shared by pictures and files of all kinds. */
export const uploadLimit = ({ id }: UserRow): RateLimit => ({ key: ['upload', id], max: 60, seconds: HOUR_SECONDS })

/** All pictures of an account. */
const MAX_BYTES = 200 * 1024 * 1024

interface Dependencies extends Pick<Infrastructure, 'pictureEncoder'> {
  uploads: UploadService
  rateLimiter: RateLimiter
}

export const createUploadCommands = ({ pictureEncoder, uploads, rateLimiter }: Dependencies) => ({
  /** Counts the upload against the rate limit. Called before the picture is read. */
  consume: (viewer: UserRow) => rateLimiter.consume([uploadLimit(viewer)]),

  /** True if the account's pictures leave room for another one. */
  hasRoom: async ({ id }: UserRow, size: number) => (await uploads.bytesOf(id)) + size <= MAX_BYTES,

  /** Stores a picture and returns its path, or returns why it is refused. */
  add: async ({ id }: UserRow, purpose: UploadPurpose, file: IncomingFile) => {
    const resized = await pictureEncoder.resize(file, pictureSizes[purpose])
    return 'refusal' in resized ? resized : { path: await uploads.add(id, purpose, resized.pictures) }
  },
})
