import express, { type Request, type Response } from 'express'
import type { Refusal } from '../../modules/upload/encode-picture'

const read = express.raw({ inflate: false, limit: 5 * 1024 * 1024, type: () => true })

/** Reads the raw body of an upload. Undefined where it has more than 5 MB. */
export const bodyOf = (request: Request, response: Response) =>
  new Promise<Buffer | undefined>((resolve, reject) => {
    read(request, response, (error: unknown) => {
      if (Object(error).type === 'entity.too.large') resolve(undefined)
      else if (error) reject(error)
      else resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
    })
  })

export const refuse = (response: Response, status: number, message: string) => {
  response.status(status).json({ message })
}

/** Responses for pictures that can't be re-encoded. */
export const pictureRefusals: Record<Refusal, [status: number, message: string]> = {
  'no-picture': [415, 'This is no picture that we can read. Choose a JPEG, PNG, WebP, AVIF or GIF.'],
  'too-many-pixels': [413, 'This picture has more than 40 megapixels. Choose a smaller one.'],
}
