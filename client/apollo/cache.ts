import { InMemoryCache } from '@apollo/client'
import { possibleTypes } from '../generated/possible-types'
import { connection } from './connection'

/** Browser and server share its policies, or hydration would differ. */
export const createCache = () =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: { fields: { services: connection(['filter', 'sort', 'first']) } },
    },
  })
