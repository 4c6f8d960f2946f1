import { type SkipToken, skipToken } from '@apollo/client/react'
import { createContext, use } from 'react'

/** Part of every suspense query's `queryKey`. Apollo caches a failed query for a while; only a new key sends it again. */
export const RetryKey = createContext(0)

/** Puts the retry key before the caller's own `queryKey`. */
export const useRetryKey = <Options extends { queryKey?: unknown }>(options: Options | SkipToken | undefined) => {
  const retryKey = use(RetryKey)
  return options === skipToken
    ? options
    : Object.assign({}, options, { queryKey: [retryKey, options?.queryKey].flat() })
}
