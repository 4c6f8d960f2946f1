import { type Request, type Response, Router } from 'express'
import type { Context } from '../../../api/context'
import { EMAIL_NOT_CONFIRMED } from '../../../api/errors'
import type { FileStore } from '../../../infrastructure/files/files'
import { pictureTypeOf } from '../../../infrastructure/pictures/pictures'
import { isCropped, isUploadPurpose, keyOf } from '../../../modules/upload/picture-sizes'
import { uploadIdOf, uploadPath } from '../../../modules/upload/upload.service'
import { writeScope } from '../../visitor/bearer-token'
import { pictureRefusals, type ReceiveUpload, refuse } from './upload-request'

const headers = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // A picture must never run as a document of our origin.
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/** Pictures: uploaded as the raw body of a POST, served in their sizes. */
export const createUploadsRouter = (
  files: FileStore,
  contextOf: (request: Request, response: Response) => Promise<Context>,
  receive: ReceiveUpload,
) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/', writeScope, async (request, response) => {
    response.set('cache-control', 'no-store')
    const { viewer, emailConfirmation, uploadCommands } = await contextOf(request, response)
    if (!viewer) return refuse(response, 401, 'Please log in.')
    if (emailConfirmation.isRequiredOf(viewer)) return refuse(response, 403, EMAIL_NOT_CONFIRMED)
    const { purpose } = request.query
    if (!isUploadPurpose(purpose)) return refuse(response, 400, 'Say what the picture is for.')
    await receive(request, response, {
      accountId: viewer.id,
      accepts: (head) => pictureTypeOf(head) !== undefined,
      consume: () => uploadCommands.consume(viewer),
      hasRoom: (size) => uploadCommands.hasRoom(viewer, size),
      store: async (file) => {
        const added = await uploadCommands.add(viewer, purpose, file)
        if ('refusal' in added) return refuse(response, ...pictureRefusals[added.refusal])
        response.status(201).json(added)
      },
    })
  })

  /** Replaces a whole picture that was uploaded before the site kept those. */
  const cropped = (id: string, size: string) => (isCropped(size) ? undefined : files.get(keyOf(id, 'large')))

  router.get('/:id.webp', async (request, response, next) => {
    const { id } = request.params
    const size = request.query.size ?? 'card'
    if (!uploadIdOf(uploadPath(id)) || typeof size !== 'string' || !/^[a-z]{1,16}$/.test(size)) return next()
    const picture = (await files.get(keyOf(id, size))) ?? (await cropped(id, size))
    if (!picture) return next()
    response.set(headers).send(picture)
  })

  // A missing picture gets a plain 404, not a rendered page.
  router.use((_, response) => {
    response.sendStatus(404)
  })
  return router
}
