import type { ErrorRequestHandler, Response } from 'express'
import { OUTAGE_RETRY_AFTER, outageMessageOf, UNAVAILABLE } from '../api/errors/outage'
import type { Log } from '../infrastructure/log'
import { reportError } from '../infrastructure/report-error'
import { OVERLOADED_MESSAGE } from '../lib/request-errors'
import { errorPage } from './error-page'

/** Sends an error that happens before GraphQL: to a person who visits a page as a page, to programs in the form of a GraphQL error. */
export const sendError = (response: Response, status: number, code: string, message: string) => {
  response.status(status).vary('accept')
  // A program that accepts anything, as curl does, gets the API's answer.
  if (response.req.accepts(['json', 'html']) === 'html') response.type('html').send(errorPage(message))
  else response.json({ errors: [{ message, extensions: { code } }] })
}

/** Answers 503 at once instead of letting a queue grow. */
export const sendBusy = (response: Response) => {
  response.set('retry-after', '1')
  sendError(response, 503, 'OVERLOADED', OVERLOADED_MESSAGE)
}

const messages: Record<string, string> = {
  'entity.parse.failed': 'The body is not valid JSON.',
  'entity.too.large': 'The body is too large.',
  'encoding.unsupported': 'The body must not be compressed.',
  'charset.unsupported': 'The body must be UTF-8.',
  'utf8.invalid': 'The body is not valid UTF-8.',
  'request.aborted': 'The request was aborted.',
}

/** The last handler: errors of middleware keep their 4xx status, all others are masked, or go to `sendUnexpected`. */
export const errorHandler =
  (log: Log, sendUnexpected?: ErrorRequestHandler): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    // The response has begun, so it can't tell the error. It ends incomplete.
    if (response.headersSent) {
      reportError(log)(error)
      return response.destroy()
    }
    const { status, type } = refusalOf(error)
    if (status) return sendError(response, status, 'BAD_REQUEST', messages[type] ?? 'The request is malformed.')
    const outage = outageMessageOf(error)
    if (outage) {
      reportError(log)(error)
      response.set('retry-after', OUTAGE_RETRY_AFTER)
      return sendError(response, 503, UNAVAILABLE, outage)
    }
    if (sendUnexpected) return sendUnexpected(error, request, response, next)
    sendError(
      response,
      500,
      'INTERNAL_SERVER_ERROR',
      `Something failed on our side. Reference ${reportError(log)(error)}.`,
    )
  }

const refusalOf = (error: unknown) => {
  const { status, type }: { status?: unknown; type?: unknown } =
    typeof error === 'object' && error !== null ? error : {}
  return {
    status: typeof status === 'number' && status >= 400 && status < 500 ? status : undefined,
    type: String(type),
  }
}
