import type { IncomingFile, IncomingFiles } from '../../../infrastructure/files/incoming-files'
import type { Refusal as PictureRefusal } from '../../../infrastructure/pictures/pictures'
import { HOUR_SECONDS } from '../../../lib/dates'
import type { UploadSlots } from '../../../modules/upload/upload-slots'

const MEGABYTE = 1024 ** 2
const RETRY_SECONDS = 5

/** The parts of a request that hold a file. The body is the file itself. */
export interface UploadRequest {
  /** Its size in bytes. */
  length: number
  isEncoded: boolean
  body: AsyncIterable<Uint8Array>
}

/** The response to an upload. */
export interface Reply {
  status: number
  json: object
  retryAfterSeconds?: number
}

export type Refusal = readonly [status: number, message: string]

export const refused = ([status, message]: Refusal): Reply => ({ status, json: { message } })

const noSpace: Reply = {
  ...refused([507, "We can't take files at the moment. Please try again in an hour."]),
  retryAfterSeconds: HOUR_SECONDS,
}

export interface Upload {
  takeSlot: () => ReturnType<UploadSlots['take']>
  /** Whether the first bytes are those of an accepted file. */
  accepts: (head: Uint8Array) => boolean
  /** The refusal if it is not accepted. */
  notAccepted?: Refusal
  /** Counts the upload against the account's rate limit. */
  consume: () => Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>
  /** True if the account's files leave room for another one of this size. */
  hasRoom: (size: number) => Promise<boolean>
  /** Returns what the response tells about the stored file. */
  store: (file: IncomingFile) => Promise<{ refusal: Refusal } | { stored: object }>
}

/** Receives files of at most this size. */
export const createUploadReceiver = (incomingFiles: IncomingFiles, maxBytes: number) => {
  const size = maxBytes < 1024 * MEGABYTE ? `${maxBytes / MEGABYTE} MB` : `${maxBytes / MEGABYTE / 1024} GB`
  const tooLarge = [413, `This file has more than ${size}. Choose a smaller one.`] as const

  const receive = async ({ length, isEncoded, body }: UploadRequest, upload: Upload): Promise<Reply> => {
    const { accepts, notAccepted = pictureRefusals['no-picture'], consume, hasRoom, store } = upload
    if (length > maxBytes) return refused(tooLarge)
    if (isEncoded) return refused([415, 'Send the file uncompressed.'])
    if (!(await incomingFiles.hasSpace(length))) return noSpace
    const attempt = await consume()
    if (!attempt.allowed) {
      const reply = refused([429, 'You have uploaded a lot of files. Try again in an hour.'])
      return { ...reply, retryAfterSeconds: attempt.retryAfterSeconds }
    }
    if (!(await hasRoom(length))) return refused([413, 'Your files take up all your space. Remove some of them first.'])
    const file = await incomingFiles.receive(body, { maxBytes, accepts })
    if (file === 'too-large') return refused(tooLarge)
    if (file === 'not-accepted') return refused(notAccepted)
    if (file === 'no-space') return noSpace
    try {
      const added = await store(file)
      return 'refusal' in added ? refused(added.refusal) : { status: 201, json: added.stored }
    } finally {
      await file.remove()
    }
  }

  return async (request: UploadRequest, upload: Upload): Promise<Reply> => {
    const free = await upload.takeSlot()
    if (typeof free === 'string') {
      const reply =
        free === 'too-many'
          ? refused([503, 'Many files are being uploaded right now. Try again in a few seconds.'])
          : refused([429, 'You are uploading three files already. Wait until one of them is done.'])
      return { ...reply, retryAfterSeconds: RETRY_SECONDS }
    }
    try {
      return await receive(request, upload)
    } finally {
      await free()
    }
  }
}

export type ReceiveUpload = ReturnType<typeof createUploadReceiver>

/** Refusals of pictures that can't be re-encoded. */
export const pictureRefusals: Record<PictureRefusal, Refusal> = {
  'no-picture': [415, 'We can’t read this picture. Choose a JPEG, PNG, WebP, AVIF or GIF.'],
  'too-many-pixels': [413, 'This picture has more than 40 megapixels. Choose a smaller one.'],
}
