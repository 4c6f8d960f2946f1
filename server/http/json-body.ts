import { isUtf8 } from 'node:buffer'
import express, { type RequestHandler } from 'express'
import { sendError } from './errors'

/** Bodies are JSON and nothing else, uncompressed (Node 20 has an unpatched Brotli flaw), at most 256 kB. */
export const jsonBody: RequestHandler[] = [
  (request, response, next) => {
    if (request.method !== 'POST' || request.is('application/json')) return next()
    sendError(response, 415, 'BAD_REQUEST', 'Send the operation as application/json.')
  },
  express.json({
    inflate: false,
    limit: '256kb',
    verify: (_request, _response, body, charset) => {
      // The parser would read UTF-7, UTF-16 and UTF-32 too, and replace invalid bytes.
      if (charset !== 'utf-8') throw Object.assign(new Error(charset), { status: 415, type: 'charset.unsupported' })
      if (!isUtf8(body)) throw Object.assign(new Error('Invalid UTF-8'), { status: 400, type: 'utf8.invalid' })
    },
  }),
  (request, response, next) => {
    if (!Array.isArray(request.body)) return next()
    sendError(response, 400, 'BAD_REQUEST', 'Send one operation per request: batches are not accepted.')
  },
]
