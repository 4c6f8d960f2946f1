import { ApolloClient, type NormalizedCacheObject } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { createCache } from './cache'
import { sessionLink } from './session-link'

export const createBrowserClient = (uri: string, state: NormalizedCacheObject = {}) =>
  new ApolloClient({
    link: sessionLink.concat(new BaseHttpLink({ uri, fetch: patientFetch })),
    cache: createCache().restore(state),
    dataMasking: true,
  })

/** Asks a busy server again. Not a RetryLink: this way public pages load nothing until a server is busy. */
const patientFetch: typeof fetch = async (uri, options = {}) => {
  const response = await fetch(uri, options)
  return response.status === 503 ? (await import('./ask-again')).askAgain(response, uri, options) : response
}
