import { createHash } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { propertyOf } from '../lib/property-of'
import { sendError } from './errors'

const MESSAGE =
  'This server runs only the operations of its own pages. To run others, start it without TRUSTED_DOCUMENTS_ONLY, or add them to client/ and build it again.'

/** Refuses operations that are not in the manifest. A request names its operation by the exact text or by its SHA-256 hash. */
export const trustedDocumentsOnly = async (): Promise<RequestHandler> => {
  const { default: manifest } = await import('../../client/generated/trusted-documents.json')
  const textByHash = new Map(manifest.operations.map(({ id, body }) => [id, body]))
  return (request, response, next) => {
    const { text, hash } = request.method === 'GET' ? ofUrl(request) : ofBody(request)
    if (text === undefined && hash === undefined) return next()
    const trusted = textByHash.get(text === undefined ? String(hash) : sha256(text))
    if (trusted === undefined) return sendError(response, 403, 'UNTRUSTED_OPERATION', MESSAGE)
    if (text === undefined) setText(request, trusted)
    next()
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const urlOf = ({ url }: Request) => new URL(url, 'http://localhost')

const ofUrl = (request: Request) => {
  const { searchParams } = urlOf(request)
  const [text] = searchParams.getAll('query')
  return { text, hash: hashOf(parsed(searchParams.get('extensions'))) }
}

const ofBody = ({ body }: Request) => {
  const query = propertyOf(body, 'query')
  const text = query === undefined || query === null ? undefined : String(query)
  return { text, hash: hashOf(propertyOf(body, 'extensions')) }
}

const hashOf = (extensions: unknown) => propertyOf(propertyOf(extensions, 'persistedQuery'), 'sha256Hash')

const parsed = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    // Apollo Server refuses the malformed parameter.
    return undefined
  }
}

/** Adds the text to a request by hash, so that queries and subscriptions find it without a store of their own. */
const setText = (request: Request, text: string) => {
  if (request.method !== 'GET') {
    request.body.query = text
    return
  }
  const { pathname, searchParams } = urlOf(request)
  searchParams.set('query', text)
  request.url = `${pathname}?${searchParams}`
}
