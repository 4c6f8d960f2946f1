import { Router } from 'express'
import { writeScope } from '../../visitor/bearer-token'
import type { ContextOf } from '../../visitor/request-contexts'
import { beginFile, type FileKind } from './file-kinds'
import { receiveBody } from './receive-body'
import type { ReceiveUpload } from './receive-upload'
import { sendFile } from './send-file'

/** Large files: uploaded as the raw body of a POST, which is streamed to the file store, and served as downloads. */
export const createFileRouter = (kind: FileKind, contextOf: ContextOf, receive: ReceiveUpload) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/', writeScope, async (request, response) => {
    response.set('cache-control', 'no-store')
    const begun = await beginFile(kind, await contextOf(request, response), request.query)
    await receiveBody(request, response, receive, begun)
  })

  router.get('/:id', async (request, response) => {
    const file = await kind.open(await contextOf(request, response), request.params.id, request.query)
    if (!file) return response.sendStatus(404)
    if (!('refusal' in file)) return sendFile(request, response, file)
    const [status, message] = file.refusal
    response.status(status).type('text/plain').set('cache-control', 'no-store').send(`${message}\n`)
  })
  return router
}
