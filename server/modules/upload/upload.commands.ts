import type { UserRow } from '../../database/tables/tables'
import type { RateLimiter } from '../rate-limit/rate-limiter'
import { resizePicture } from './encode-picture'
import type { UploadPurpose } from './picture-sizes'
import type { UploadService } from './upload.service'

const MAX_PER_HOUR = 60

interface Dependencies {
  uploads: UploadService
  rateLimiter: RateLimiter
}

export const createUploadCommands = ({ uploads, rateLimiter }: Dependencies) => ({
  /** Counts an upload, before its bytes are read. */
  consume: ({ id }: UserRow) => rateLimiter.consume([{ key: ['upload', id], max: MAX_PER_HOUR, seconds: 3_600 }]),

  /** Stores a picture and returns its path, or why it is refused. */
  add: async ({ id }: UserRow, purpose: UploadPurpose, bytes: Buffer) => {
    const resized = await resizePicture(bytes, purpose)
    return 'refusal' in resized ? resized : { path: await uploads.add(id, purpose, resized.pictures) }
  },
})
