import { InMemoryCache } from '@apollo/client'
import { possibleTypes } from '../generated/possible-types'

/** Browser and server share its policies, or hydration would differ. */
export const createCache = () => new InMemoryCache({ possibleTypes })
