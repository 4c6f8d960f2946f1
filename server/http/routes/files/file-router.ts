import { type Request, type Response, Router } from 'express'
import type { Context } from '../../../api/context'
import { EMAIL_NOT_CONFIRMED } from '../../../api/errors'
import type { UserRow } from '../../../database/tables/tables'
import type { IncomingFile } from '../../../infrastructure/files/incoming-files'
import { contentRefusal, isAcceptedContent, isAcceptedName, nameRefusal } from '../../../modules/upload/file-types'
import { writeScope } from '../../visitor/bearer-token'
import { type StoredFile, sendFile } from './send-file'
import { type ReceiveUpload, refuse } from './upload-request'

type Refusal = readonly [status: number, message: string]

/** The differences between kinds of files. */
interface FileKind {
  /** Returns how the file is stored, or why it is refused before it is read. */
  upload: (
    context: Context,
    upload: { viewer: UserRow; name: string; query: Request['query'] },
  ) => Promise<{ refusal: Refusal } | { store: (file: IncomingFile) => Promise<object | { refusal: Refusal }> }>
  /** Undefined if the viewer may not see the file. */
  open: (
    context: Context,
    id: string,
    query: Request['query'],
  ) => Promise<StoredFile | { refusal: Refusal } | undefined>
}

type ContextOf = (request: Request, response: Response) => Promise<Context>

/** Large files: uploaded as the raw body of a POST, which is streamed to the file store, and served as downloads. */
export const createFileRouter = (contextOf: ContextOf, receive: ReceiveUpload, { upload, open }: FileKind) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/', writeScope, async (request, response) => {
    response.set('cache-control', 'no-store')
    const context = await contextOf(request, response)
    const { viewer, emailConfirmation, fileCommands } = context
    if (!viewer) return refuse(response, 401, 'Please log in.')
    if (emailConfirmation.isRequiredOf(viewer)) return refuse(response, 403, EMAIL_NOT_CONFIRMED)
    const { name } = request.query
    if (typeof name !== 'string' || name === '') return refuse(response, 400, 'Say what the file is called.')
    if (!isAcceptedName(name)) return refuse(response, 415, nameRefusal(name))
    const begun = await upload(context, { viewer, name, query: request.query })
    if ('refusal' in begun) return refuse(response, ...begun.refusal)
    await receive(request, response, {
      accountId: viewer.id,
      accepts: (head) => isAcceptedContent(name, head),
      notAccepted: [415, contentRefusal(name)],
      consume: () => fileCommands.consume(viewer),
      hasRoom: (size) => fileCommands.hasRoom(viewer, size),
      store: async (file) => {
        if (file.size === 0) return refuse(response, 400, 'This file is empty.')
        const added = await begun.store(file)
        if ('refusal' in added) return refuse(response, ...added.refusal)
        response.status(201).json(added)
      },
    })
  })

  router.get('/:id', async (request, response) => {
    const file = await open(await contextOf(request, response), request.params.id, request.query)
    if (!file) return response.sendStatus(404)
    if (!('refusal' in file)) return sendFile(request, response, file)
    const [status, message] = file.refusal
    response.status(status).type('text/plain').set('cache-control', 'no-store').send(`${message}\n`)
  })

  router.use((_, response) => {
    response.sendStatus(404)
  })
  return router
}

export type CreateFiles = (contextOf: ContextOf, receive: ReceiveUpload) => Router
