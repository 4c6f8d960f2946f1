import { type Request, type Response, Router } from 'express'
import type { Context } from '../../../api/context'
import { EMAIL_NOT_CONFIRMED } from '../../../api/errors'
import { writeScope } from '../../visitor/bearer-token'
import { pictureRefusals, type ReceiveUpload, refuse } from './upload-request'

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  // A file must never run as a document of our origin.
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/** Files of deliveries: uploaded as the raw body of a POST, served as downloads. */
export const createFilesRouter = (
  contextOf: (request: Request, response: Response) => Promise<Context>,
  receive: ReceiveUpload,
) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/', writeScope, async (request, response) => {
    response.set('cache-control', 'no-store')
    const { viewer, emailConfirmation, deliveryFiles } = await contextOf(request, response)
    if (!viewer) return refuse(response, 401, 'Please log in.')
    if (emailConfirmation.isRequiredOf(viewer)) return refuse(response, 403, EMAIL_NOT_CONFIRMED)
    const { name } = request.query
    if (typeof name !== 'string' || name === '') return refuse(response, 400, 'Say what the file is called.')
    await receive(request, response, {
      accountId: viewer.id,
      accepts: () => true,
      consume: () => deliveryFiles.consume(viewer),
      hasRoom: () => deliveryFiles.hasRoom(viewer),
      store: async (file) => {
        if (file.size === 0) return refuse(response, 400, 'This file is empty.')
        const added = await deliveryFiles.add(viewer, name, file)
        if ('refusal' in added) return refuse(response, ...pictureRefusals[added.refusal])
        response.status(201).json(added)
      },
    })
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
