import { type Request, type Response, Router } from 'express'
import type { Context } from '../context'
import { isUploadPurpose, keyOf } from '../modules/upload/picture-sizes'
import { uploadIdOf, uploadPath } from '../modules/upload/upload.service'
import type { FileStore } from '../ports/files/files'
import { bodyReader } from './body-of'
import { pictureRefusals } from './picture-refusals'

const bodyOf = bodyReader(5 * 1024 * 1024)

const headers = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Whatever it should turn out to be, opened by itself it can do nothing.
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

const refuse = (response: Response, status: number, message: string) => {
  response.status(status).json({ message })
}

/** Pictures that people upload, raw as the body of a POST, and what became of them. */
export const createUploadsRouter = (
  files: FileStore,
  contextOf: (request: Request, response: Response) => Promise<Context>,
) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/', async (request, response) => {
    response.set('cache-control', 'no-store')
    const { viewer, uploading } = await contextOf(request, response)
    if (!viewer) return refuse(response, 401, 'Please log in.')
    const { purpose } = request.query
    if (!isUploadPurpose(purpose)) return refuse(response, 400, 'Say what the picture is for.')
    const admission = await uploading.admit(viewer)
    if (!admission.granted) {
      response.set('retry-after', String(admission.retryAfterSeconds))
      return refuse(response, 429, 'You have uploaded a lot of pictures. Try again in an hour.')
    }
    const bytes = await bodyOf(request, response)
    if (!bytes) return refuse(response, 413, 'This file has more than 5 MB. Choose a smaller one.')
    const kept = await uploading.keep(viewer, purpose, bytes)
    if ('refusal' in kept) return refuse(response, ...pictureRefusals[kept.refusal])
    response.status(201).json(kept)
  })

  router.get('/:id.webp', async (request, response, next) => {
    const { id } = request.params
    const size = request.query.size ?? 'card'
    if (!uploadIdOf(uploadPath(id)) || typeof size !== 'string' || !/^[a-z]{1,16}$/.test(size)) return next()
    const picture = await files.get(keyOf(id, size))
    if (!picture) return next()
    response.set(headers).send(picture)
  })

  // Not left to the pages: a missing picture needs no rendered screen.
  router.use((_, response) => {
    response.sendStatus(404)
  })
  return router
}
