import { type Request, type Response, Router } from 'express'
import type { Context } from '../../api/context'
import type { FileStore } from '../../infrastructure/files/files'
import { isUploadPurpose, keyOf } from '../../modules/upload/picture-sizes'
import { uploadIdOf, uploadPath } from '../../modules/upload/upload.service'
import { bodyOf, pictureRefusals, refuse } from './upload-request'

const headers = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Opened by itself a picture must not run anything.
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/** Pictures: uploaded as the raw body of a POST, served in their sizes. */
export const createUploadsRouter = (
  files: FileStore,
  contextOf: (request: Request, response: Response) => Promise<Context>,
) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/', async (request, response) => {
    response.set('cache-control', 'no-store')
    const { viewer, uploadCommands } = await contextOf(request, response)
    if (!viewer) return refuse(response, 401, 'Please log in.')
    const { purpose } = request.query
    if (!isUploadPurpose(purpose)) return refuse(response, 400, 'Say what the picture is for.')
    const upload = await uploadCommands.consume(viewer)
    if (!upload.allowed) {
      response.set('retry-after', String(upload.retryAfterSeconds))
      return refuse(response, 429, 'You have uploaded a lot of pictures. Try again in an hour.')
    }
    const bytes = await bodyOf(request, response)
    if (!bytes) return refuse(response, 413, 'This file has more than 5 MB. Choose a smaller one.')
    const added = await uploadCommands.add(viewer, purpose, bytes)
    if ('refusal' in added) return refuse(response, ...pictureRefusals[added.refusal])
    response.status(201).json(added)
  })

  router.get('/:id.webp', async (request, response, next) => {
    const { id } = request.params
    const size = request.query.size ?? 'card'
    if (!uploadIdOf(uploadPath(id)) || typeof size !== 'string' || !/^[a-z]{1,16}$/.test(size)) return next()
    const picture = await files.get(keyOf(id, size))
    if (!picture) return next()
    response.set(headers).send(picture)
  })

  // A missing picture gets a plain 404, not a rendered page.
  router.use((_, response) => {
    response.sendStatus(404)
  })
  return router
}
