import pino, { type DestinationStream } from 'pino'
import { currentRequest } from './current-request'

/**
 * JSON lines on standard output, with the ids of the request and the trace that the code works for. No password, token, mail or other text that
 * people type is logged.
 */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino({ level, base: null, mixin: requestOfLine }, destination ?? pino.destination(1))

const requestOfLine = () => {
  const { id, span } = currentRequest() ?? {}
  return { ...(id !== undefined && { requestId: id }), ...(span && { traceId: span.spanContext().traceId }) }
}

export type Log = Pick<pino.Logger, 'error' | 'warn' | 'info'>
