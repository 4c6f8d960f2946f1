import type { Outage } from '../database/database-errors'

/** The code of errors that an outage of the database causes. Their HTTP status is 503. */
export const UNAVAILABLE = 'SERVICE_UNAVAILABLE'

/** In seconds, for Retry-After. */
export const OUTAGE_RETRY_AFTER = '5'

export const outageMessages: Record<Outage, string> = {
  unreachable: 'We can’t reach our database at the moment. Try again in a few seconds.',
  slow: 'Our database took too long to answer. Try again in a few seconds.',
  full: 'We can’t save anything at the moment, because our disk is full. Nothing was changed. Try again later.',
}
