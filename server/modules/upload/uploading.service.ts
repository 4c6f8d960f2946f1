import type { UserRow } from '../../database/tables'
import type { AttemptService } from '../attempt/attempt.service'
import { pressPicture } from './picture'
import type { UploadPurpose } from './picture-sizes'
import type { UploadService } from './upload.service'

const MOST_AN_HOUR = 60

export const createUploadingService = ({ upload, attempts }: { upload: UploadService; attempts: AttemptService }) => ({
  /** Counts an upload, whether or not it turns out to be a picture. */
  admit: ({ id }: UserRow) => attempts.reserve([{ of: ['upload', id], most: MOST_AN_HOUR, seconds: 3_600 }]),

  /** Keeps a picture; the path it has from now on, or why it is refused. */
  keep: async ({ id }: UserRow, purpose: UploadPurpose, bytes: Buffer) => {
    const pressed = await pressPicture(bytes, purpose)
    return 'refusal' in pressed ? pressed : { path: await upload.add(id, purpose, pressed.pictures) }
  },
})
