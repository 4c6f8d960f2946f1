import { InMemoryCache } from '@apollo/client'
import { possibleTypes, possibleTypesByName } from '../generated/possible-types'

/** Browser and server share its policies, or hydration would differ. */
export const createCache = (Cache = InMemoryCache) =>
  new Cache({
    // What fragments name one by one matches without being told; only a development build warns where it isn't.
    possibleTypes: import.meta.env.DEV ? { ...possibleTypes, ...possibleTypesByName } : possibleTypes,
  })
