import type { ErrorRequestHandler } from 'express'
import { OUTAGE_RETRY_AFTER, outageMessageOf } from '../../../api/errors/outage'
import type { Log } from '../../../infrastructure/log'
import { reportError } from '../../../infrastructure/report-error'
import { refuse } from './receive-body'

/** Tells in words that no file can be stored or read at the moment: as JSON after an upload, as text where a link was followed. */
export const sendFileOutage =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const message = outageMessageOf(error)
    if (response.headersSent || !message) return next(error)
    reportError(log)(error)
    response.removeHeader('content-disposition')
    response.set({ 'retry-after': OUTAGE_RETRY_AFTER, 'cache-control': 'no-store' })
    if (request.method === 'POST') return refuse(response, 503, message)
    response.status(503).type('text/plain').send(`${message}\n`)
  }
