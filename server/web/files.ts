import { type Request, type Response, Router } from 'express'
import type { Context } from '../context'
import { bodyReader } from './body-of'
import { pictureRefusals } from './picture-refusals'

const bodyOf = bodyReader(5 * 1024 * 1024)

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  // Whatever it is, it is never a document of ours.
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

const refuse = (response: Response, status: number, message: string) => {
  response.status(status).json({ message })
}

/** Files of deliveries: raw as the body of a POST, and back as downloads. */
export const createFilesRouter = (contextOf: (request: Request, response: Response) => Promise<Context>) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/', async (request, response) => {
    response.set('cache-control', 'no-store')
    const { viewer, file } = await contextOf(request, response)
    if (!viewer) return refuse(response, 401, 'Please log in.')
    const { name } = request.query
    if (typeof name !== 'string' || name === '') return refuse(response, 400, 'Say what the file is called.')
    const admission = await file.admit(viewer)
    if (!admission.granted) {
      response.set('retry-after', String(admission.retryAfterSeconds))
      return refuse(response, 429, 'You have uploaded a lot of files. Try again in an hour.')
    }
    const bytes = await bodyOf(request, response)
    if (!bytes) return refuse(response, 413, 'This file has more than 5 MB. Choose a smaller one.')
    if (bytes.length === 0) return refuse(response, 400, 'This file is empty.')
    const kept = await file.keep(viewer, name, bytes)
    if ('refusal' in kept) return refuse(response, ...pictureRefusals[kept.refusal])
    response.status(201).json(kept)
  })

  router.get('/:id', async (request, response) => {
    const { viewer, file } = await contextOf(request, response)
    const opened = await file.open(viewer, request.params.id)
    if (!opened) return response.sendStatus(404)
    response.attachment(opened.name).set(headers)
    // By what it is, never by what its name says; only pictures, which we have drawn ourselves, are called by it.
    response.type(opened.type ? `image/${opened.type}` : 'application/octet-stream').send(opened.bytes)
  })

  router.use((_, response) => {
    response.sendStatus(404)
  })
  return router
}
