import { CombinedGraphQLErrors, LinkError, ServerError } from '@apollo/client/errors'
import { errorAdvice } from './static-route-error'

/** Whether a request to the API failed, rather than the page itself. */
export const isApiError = (error: unknown) => LinkError.is(error) || CombinedGraphQLErrors.is(error)

/** What went wrong and what the reader can do about it, in a sentence or two. */
export const errorText = (error: unknown, online: boolean) => {
  if (!online) return 'You are offline. We try again by ourselves as soon as the connection is back.'
  if (isUnreachable(error)) return 'We could not reach Marque. Check your connection, or try again in a moment.'
  if (ServerError.is(error) && overloaded.has(error.statusCode))
    return 'More people are here than we can serve at once. Try again in a moment.'
  const reference = referenceOf(error)
  return reference ? `${errorAdvice} Reference ${reference}.` : errorAdvice
}

/** Too many requests, and the statuses of a proxy without a server behind it. */
const overloaded = new Set([429, 502, 503, 504])

/** No response came, neither for data nor for a chunk of the page's code. */
const isUnreachable = (error: unknown) =>
  (LinkError.is(error) && !ServerError.is(error)) || (error instanceof Error && /module|preload/i.test(error.message))

/** The reference of the server's log line. */
const referenceOf = (error: unknown) => {
  const text = ServerError.is(error) ? error.bodyText : error instanceof Error ? error.message : ''
  return /\bReference ([\da-f-]+)/.exec(text)?.[1]
}
