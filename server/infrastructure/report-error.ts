import { currentRequest, newRequestId } from './current-request'
import type { Log } from './log'

/** Logs an unexpected error and returns its reference: the id of the request. */
export const reportError =
  (log: Log) =>
  (err: unknown, about: object = {}): string => {
    const reference = currentRequest()?.id ?? newRequestId()
    log.error({ reference, ...about, err }, 'Unexpected error')
    return reference
  }
