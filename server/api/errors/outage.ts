import { type Outage, outageOf } from '../../database/database-errors'
import { FilesUnavailable } from '../../infrastructure/files/files-unavailable'

/** The code of errors that an outage of the database or the file store causes. Their HTTP status is 503. */
export const UNAVAILABLE = 'SERVICE_UNAVAILABLE'

/** In seconds, for Retry-After. */
export const OUTAGE_RETRY_AFTER = '5'

const messages: Record<Outage | 'files', string> = {
  unreachable: 'We can’t reach our database at the moment. Try again in a few seconds.',
  slow: 'Our database took too long to answer. Try again in a few seconds.',
  full: 'We can’t save anything at the moment, because our disk is full. Try again later.',
  files: 'We can’t reach our file storage at the moment. Try again in a few seconds.',
}

/** The answer to a request that an outage has ended. Undefined for other errors. */
export const outageMessageOf = (error: unknown) => {
  const outage = error instanceof FilesUnavailable ? 'files' : outageOf(error)
  return outage && messages[outage]
}
