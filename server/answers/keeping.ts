import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { Database } from '../database/connection'
import { revisionOf } from '../database/revision'
import { type Answer, createKeptAnswers } from './kept-answers'
import { peek } from './peek'
import { PUBLIC } from './public-answers.plugin'

/** All that anything between the socket and the answer looks at: only a request that is the same finds what is kept. */
const headersInKey = [
  'accept',
  'apollo-require-preflight',
  'content-encoding',
  'content-type',
  'host',
  'origin',
  'sec-fetch-site',
  'transfer-encoding',
  'x-apollo-operation-name',
] as const
/** Unless with `q=0`, which says no. */
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i
const ofOneSending = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

interface KeepingDependencies {
  db: Database
  now: () => Date
  hasSession: (request: IncomingMessage) => boolean
}

/**
 * Answers public questions from memory while the catalogue stays the same. Who wants no answer that is kept passes, and somebody
 * with a session always does: their visit has to be noticed, and nothing of theirs may stay here.
 */
export const createKeeping = ({ db, now, hasSession }: KeepingDependencies) => {
  const answers = createKeptAnswers(now)
  const readRevision = revisionOf(db)
  /** What each request on its way to an answer asks, and of which state of the catalogue. */
  const asked = new WeakMap<IncomingMessage, { key: string; revision: string }>()

  const find = async (request: IncomingMessage) => {
    const body = await peek(request)
    // A database that doesn't answer is told by what needs it.
    const revision = await readRevision().catch(() => undefined)
    if (body === undefined || revision === undefined) return undefined
    const { method, url, headers } = request
    const key = JSON.stringify([method, url, body, ...headersInKey.map((name) => headers[name])])
    const answer = answers.find(key, revision)
    if (!answer) asked.set(request, { key, revision })
    return answer
  }

  return {
    /** Before everything else, since what is in between costs more than the answer. */
    before:
      (app: RequestListener): RequestListener =>
      async (request, response) => {
        const { url, headers } = request
        const wantsNew = headers['cache-control']?.includes('no-cache')
        if (!url?.startsWith('/graphql') || wantsNew || hasSession(request)) return app(request, response)
        const answer = await find(request)
        if (answer) sendKept(request, response, answer)
        else app(request, response)
      },

    /** Keeps what is public of what comes after it. */
    keep: ((request, response, next) => {
      const question = asked.get(request)
      if (!question) return next()
      const send = response.send.bind(response)
      response.send = (body) => {
        const isPublic = response.statusCode === 200 && response.get('cache-control') === PUBLIC
        if (!isPublic || typeof body !== 'string') return send(body)
        // Sending adds the ETag, and takes the type away where that shows that nothing has changed.
        const headers = response.getHeaders()
        send(body)
        answers.keep(question.key, question.revision, {
          status: 200,
          headers: lasting({ ...headers, ...response.getHeaders() }),
          body: Buffer.from(body),
        })
        return response
      }
      next()
    }) satisfies RequestHandler,
  }
}

const lasting = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneSending.has(name)))

interface Parcel {
  /** A list, which Node sends as it is; headers of an object it would look through one by one, each time. */
  head: string[]
  /** Its bytes as text, which goes out in one piece with the head. */
  text: string
}

const parcels = new WeakMap<Buffer, Parcel>()

const parcelOf = (headers: OutgoingHttpHeaders, body: Buffer) => {
  const known = parcels.get(body)
  if (known) return known
  const head = Object.entries({ ...headers, 'content-length': body.length }).flatMap(([name, value]) => [
    name,
    String(value),
  ])
  const parcel = { head, text: body.toString('latin1') }
  parcels.set(body, parcel)
  return parcel
}

const sendKept = ({ method, headers: asked }: IncomingMessage, response: ServerResponse, answer: Answer) => {
  const { status, headers, body } = answer
  if (method === 'GET' && asked['if-none-match'] === headers.etag) return response.writeHead(304, headers).end()
  const zipped = takesGzip.test(asked['accept-encoding'] ?? '') ? answer.zipped() : undefined
  const { head, text } = zipped ? parcelOf({ ...headers, 'content-encoding': 'gzip' }, zipped) : parcelOf(headers, body)
  response.writeHead(status, head).end(text, 'latin1')
}
