import { createContext } from 'react'

/** Part of the key of each query: Apollo keeps a failure for a while, and asks again only under another number. */
export const Attempt = createContext(0)
