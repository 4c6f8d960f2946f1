import type { Request, Response } from 'express'
import type { IncomingFile, IncomingFiles } from '../../../infrastructure/files/incoming-files'
import type { Refusal } from '../../../infrastructure/pictures/pictures'
import { createUploadSlots } from './upload-slots'

const MEGABYTE = 1024 ** 2
const RETRY_SECONDS = 5

interface Upload {
  accountId: string
  /** Judges the first bytes. */
  accepts: (head: Uint8Array) => boolean
  /** The response if it is not accepted. */
  notAccepted?: readonly [status: number, message: string]
  /** Counts the upload against the account's rate limit. */
  consume: () => Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>
  /** True if the account's files leave room for another one of this size; 0 if the request doesn't tell it. */
  hasRoom: (size: number) => Promise<boolean>
  store: (file: IncomingFile) => Promise<unknown>
}

/** Receives the raw body of a POST. Routes with the same receiver share its limits. */
export const createUploadReceiver = (incomingFiles: IncomingFiles, maxBytes: number) => {
  const slots = createUploadSlots()
  const size = maxBytes < 1024 * MEGABYTE ? `${maxBytes / MEGABYTE} MB` : `${maxBytes / MEGABYTE / 1024} GB`
  const tooLarge = [413, `This file has more than ${size}. Choose a smaller one.`] as const

  const receive = async (request: Request, response: Response, upload: Upload) => {
    const { accepts, notAccepted = pictureRefusals['no-picture'], consume, hasRoom, store } = upload
    const length = Number(request.headers['content-length'] ?? 0)
    if (length > maxBytes) return refuse(response, ...tooLarge)
    if (request.headers['content-encoding'] !== undefined) return refuse(response, 415, 'Send the file uncompressed.')
    if (!(await incomingFiles.hasSpace(length))) {
      response.set('retry-after', '3600')
      return refuse(response, 507, "We can't take files at the moment. Please try again in an hour.")
    }
    const attempt = await consume()
    if (!attempt.allowed) {
      response.set('retry-after', String(attempt.retryAfterSeconds))
      return refuse(response, 429, 'You have uploaded a lot of files. Try again in an hour.')
    }
    if (!(await hasRoom(length)))
      return refuse(response, 413, 'Your files take up all your space. Remove some of them first.')
    const file = await incomingFiles.receive(request, { maxBytes, accepts })
    if (file === 'too-large') return refuse(response, ...tooLarge)
    if (file === 'not-accepted') return refuse(response, ...notAccepted)
    try {
      await store(file)
    } finally {
      await file.remove()
    }
  }

  return async (request: Request, response: Response, upload: Upload) => {
    const free = slots.take(upload.accountId)
    if (typeof free === 'string') {
      response.set('retry-after', String(RETRY_SECONDS))
      return free === 'too-many'
        ? refuse(response, 503, 'Many files are being uploaded right now. Try again in a few seconds.')
        : refuse(response, 429, 'You are uploading three files already. Wait until one of them is done.')
    }
    try {
      await receive(request, response, upload)
    } catch (error) {
      // Nobody waits for the response of an upload that was broken off.
      if (!request.readableAborted) throw error
    } finally {
      free()
    }
  }
}

export type ReceiveUpload = ReturnType<typeof createUploadReceiver>

export const refuse = (response: Response, status: number, message: string) => {
  response.status(status).json({ message })
}

/** Responses for pictures that can't be re-encoded. */
export const pictureRefusals: Record<Refusal, [status: number, message: string]> = {
  'no-picture': [415, 'This is no picture that we can read. Choose a JPEG, PNG, WebP, AVIF or GIF.'],
  'too-many-pixels': [413, 'This picture has more than 40 megapixels. Choose a smaller one.'],
}
