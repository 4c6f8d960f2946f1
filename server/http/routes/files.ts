import { type Request, type Response, Router } from 'express'
import type { Context } from '../../api/context'
import { bodyOf, pictureRefusals, refuse } from './upload-request'

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  // A file must never run as a document of our origin.
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/** Files of deliveries: uploaded as the raw body of a POST, served as downloads. */
export const createFilesRouter = (contextOf: (request: Request, response: Response) => Promise<Context>) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/', async (request, response) => {
    response.set('cache-control', 'no-store')
    const { viewer, deliveryFiles } = await contextOf(request, response)
    if (!viewer) return refuse(response, 401, 'Please log in.')
    const { name } = request.query
    if (typeof name !== 'string' || name === '') return refuse(response, 400, 'Say what the file is called.')
    const upload = await deliveryFiles.consume(viewer)
    if (!upload.allowed) {
      response.set('retry-after', String(upload.retryAfterSeconds))
      return refuse(response, 429, 'You have uploaded a lot of files. Try again in an hour.')
    }
    const bytes = await bodyOf(request, response)
    if (!bytes) return refuse(response, 413, 'This file has more than 5 MB. Choose a smaller one.')
    if (bytes.length === 0) return refuse(response, 400, 'This file is empty.')
    const added = await deliveryFiles.add(viewer, name, bytes)
    if ('refusal' in added) return refuse(response, ...pictureRefusals[added.refusal])
    response.status(201).json(added)
  })

  router.get('/:id', async (request, response) => {
    const { viewer, deliveryFiles } = await contextOf(request, response)
    const opened = await deliveryFiles.open(viewer, request.params.id)
    if (!opened) return response.sendStatus(404)
    response.attachment(opened.name).set(headers)
    // The type comes from the content, never from the name, and only for pictures, which were re-encoded.
    response.type(opened.type ? `image/${opened.type}` : 'application/octet-stream').send(opened.bytes)
  })

  router.use((_, response) => {
    response.sendStatus(404)
  })
  return router
}
