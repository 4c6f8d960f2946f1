import { CombinedGraphQLErrors, LinkError, ServerError } from '@apollo/client/errors'
import { advice } from './plain-failure'

/** Whether a question to the API failed, rather than the page itself. */
export const isOfApi = (error: unknown) => LinkError.is(error) || CombinedGraphQLErrors.is(error)

/** What went wrong and what can be done about it, in a sentence or two. */
export const failureWords = (error: unknown, online: boolean) => {
  if (!online) return 'You are offline. We try again by ourselves as soon as the connection is back.'
  if (isUnreached(error)) return 'We could not reach Marque. Look after your connection, or try again in a moment.'
  if (ServerError.is(error) && busy.has(error.statusCode))
    return 'More people are here than we can serve at once. Try again in a moment.'
  const reference = referenceOf(error)
  return reference ? `${advice} Reference ${reference}.` : advice
}

/** Too many requests, and what a proxy says when nobody stands behind it. */
const busy = new Set([429, 502, 503, 504])

/** No answer of ours came at all, for data or for a part of the page's code. */
const isUnreached = (error: unknown) =>
  (LinkError.is(error) && !ServerError.is(error)) || (error instanceof Error && /module|preload/i.test(error.message))

/** By it the log line of the server is found. */
const referenceOf = (error: unknown) => {
  const text = ServerError.is(error) ? error.bodyText : error instanceof Error ? error.message : ''
  return /\bReference ([\da-f-]+)/.exec(text)?.[1]
}
