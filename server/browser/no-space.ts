import { GraphQLError } from 'graphql'
import { propertyOf } from '../lib/property-of'

/** The answer to a request that finds no space. */
export const NO_SPACE = 'This browser has no space left for the demonstration.'

/** The primary codes `SQLITE_IOERR`, with which its virtual file system reports that the quota is exceeded, and `SQLITE_FULL`. */
const fullCodes = new Set([10, 13])

/** True if the error of a database, or of the file system below it, says that there is no space left. */
export const isNoSpace = (error: unknown): boolean => {
  if (error instanceof GraphQLError) return isNoSpace(error.originalError)
  if (propertyOf(error, 'name') === 'QuotaExceededError') return true
  const resultCode = propertyOf(error, 'resultCode')
  // Extended codes have the primary one in their last byte.
  return typeof resultCode === 'number' && fullCodes.has(resultCode & 0xff)
}
