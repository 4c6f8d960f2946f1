import type { Request, RequestHandler, Response } from 'express'
import type { Database } from '../database/connection'
import { revisionOf } from '../database/revision'
import { type Answer, createKeptAnswers } from './kept-answers'
import { PUBLIC } from './public-answers.plugin'

/** All that Apollo Server looks at: only a request that it would answer alike finds what is kept of another. */
const headersInKey = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'] as const
const headersKept = ['cache-control', 'content-type', 'etag', 'vary'] as const

interface KeepingDependencies {
  db: Database
  now: () => Date
  hasSession: (request: Request) => boolean
}

/**
 * Answers public questions from memory while nothing is written. Somebody with a session always passes: their visit has to be
 * noticed, and nothing of theirs may stay here.
 */
export const keeping = ({ db, now, hasSession }: KeepingDependencies): RequestHandler => {
  const answers = createKeptAnswers(now)
  const readRevision = revisionOf(db)
  return async (request, response, next) => {
    if (hasSession(request)) return next()
    // A database that doesn't answer is told by what needs it.
    const revision = await readRevision().catch(() => undefined)
    if (revision === undefined) return next()
    const key = keyOf(request)
    if (key === undefined) return next()
    const answer = wantsFresh(request) ? undefined : answers.find(key, revision)
    if (!answer) {
      onSent(response, (answer) => answers.keep(key, revision, answer))
      return next()
    }
    response.set(answer.headers)
    if (request.fresh) response.status(304).end()
    else response.set('content-length', String(answer.body.length)).end(answer.body)
  }
}

const keyOf = ({ method, url, headers, body }: Request) => {
  try {
    return JSON.stringify([method, url, body, ...headersInKey.map((name) => headers[name])])
  } catch {
    // Nested deeper than can be written; the limits turn it away.
    return undefined
  }
}

const wantsFresh = ({ headers }: Request) => headers['cache-control']?.includes('no-cache') === true

const kept = (response: Response) =>
  Object.fromEntries(headersKept.map((name) => [name, response.get(name) ?? '']).filter(([, value]) => value !== ''))

/** Gives a public answer, once it is on its way. */
const onSent = (response: Response, keep: (answer: Answer) => void) => {
  const send = response.send.bind(response)
  response.send = (body) => {
    if (response.statusCode !== 200 || response.get('cache-control') !== PUBLIC || typeof body !== 'string') {
      return send(body)
    }
    // Sending adds the ETag, and takes the type away where that shows that nothing has changed.
    const headers = kept(response)
    send(body)
    keep({ headers: { ...headers, ...kept(response) }, body: Buffer.from(body) })
    return response
  }
}
