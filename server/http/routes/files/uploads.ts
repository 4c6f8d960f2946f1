import { Router } from 'express'
import type { FileStore } from '../../../infrastructure/files/files'
import { writeScope } from '../../visitor/bearer-token'
import type { ContextOf } from '../../visitor/request-contexts'
import { beginPicture, findPicture, uploadedPictureHeaders } from './file-kinds'
import { receiveBody } from './receive-body'
import type { ReceiveUpload } from './receive-upload'

/** Pictures: uploaded as the raw body of a POST, served in their sizes. */
export const createUploadsRouter = (files: FileStore, contextOf: ContextOf, receive: ReceiveUpload) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/', writeScope, async (request, response) => {
    response.set('cache-control', 'no-store')
    const begun = beginPicture(await contextOf(request, response), request.query)
    await receiveBody(request, response, receive, begun)
  })

  router.get('/:id.webp', async (request, response, next) => {
    const picture = await findPicture(files, request.params.id, request.query.size)
    if (!picture) return next()
    response.set(uploadedPictureHeaders).send(picture)
  })
  return router
}
