import { type Request, type Response, Router } from 'express'
import type { Context } from '../../../api/context'
import { EMAIL_NOT_CONFIRMED } from '../../../api/errors'
import { contentRefusal, isProductFile } from '../../../modules/product-file/product-file.rules'
import { writeScope } from '../../visitor/bearer-token'
import { sendFile } from './send-file'
import { type ReceiveUpload, refuse } from './upload-request'

/** Files that buyers of a product receive: uploaded as the raw body of a POST, served as downloads. */
export const createProductFilesRouter = (
  contextOf: (request: Request, response: Response) => Promise<Context>,
  receive: ReceiveUpload,
) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/', writeScope, async (request, response) => {
    response.set('cache-control', 'no-store')
    const { viewer, emailConfirmation, productFileCommands } = await contextOf(request, response)
    if (!viewer) return refuse(response, 401, 'Please log in.')
    if (emailConfirmation.isRequiredOf(viewer)) return refuse(response, 403, EMAIL_NOT_CONFIRMED)
    const { listing: listingId, name, versionOf } = request.query
    if (typeof name !== 'string' || name === '') return refuse(response, 400, 'Say what the file is called.')
    if (typeof listingId !== 'string') return refuse(response, 400, 'Say which product the file is for.')
    const file = { listingId, name, versionOf: typeof versionOf === 'string' ? versionOf : undefined }
    const refusal = await productFileCommands.refusal(viewer, file)
    if (refusal) return refuse(response, ...refusal)
    await receive(request, response, {
      accountId: viewer.id,
      accepts: (head) => isProductFile(name, head),
      notAccepted: [415, contentRefusal(name)],
      consume: () => productFileCommands.consume(viewer),
      hasRoom: () => productFileCommands.hasRoom(viewer),
      store: async (received) => {
        if (received.size === 0) return refuse(response, 400, 'This file is empty.')
        response.status(201).json(await productFileCommands.add(viewer, file, received))
      },
    })
  })

  router.get('/:id', async (request, response) => {
    const { viewer, productFileCommands } = await contextOf(request, response)
    const { engagement } = request.query
    const engagementId = typeof engagement === 'string' ? engagement : undefined
    const file = await productFileCommands.open(viewer, request.params.id, engagementId)
    if (file === 'withdrawn') {
      response.status(403).type('text/plain').set('cache-control', 'no-store').send(withdrawn)
      return
    }
    if (!file) return response.sendStatus(404)
    await sendFile(request, response, file)
  })

  router.use((_, response) => {
    response.sendStatus(404)
  })
  return router
}

const withdrawn = 'You were refunded in full, so the files of this order can no longer be downloaded.\n'
