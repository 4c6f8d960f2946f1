import { createContext } from 'react'

/** Part of every suspense query's `queryKey`. Apollo keeps a failed query for a while and asks again only under another key. */
export const RetryKey = createContext(0)
