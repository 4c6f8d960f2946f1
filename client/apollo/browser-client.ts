import { ApolloClient, type NormalizedCacheObject } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { createCache } from './cache'
import { sessionLink } from './session-link'

export const createBrowserClient = (uri: string, state: NormalizedCacheObject = {}) =>
  new ApolloClient({
    link: sessionLink.concat(new BaseHttpLink({ uri })),
    cache: createCache().restore(state),
    dataMasking: true,
  })
