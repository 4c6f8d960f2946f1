import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client'
import { from, mergeMap } from 'rxjs'
import { createCache } from './cache'
import { sessionLink } from './session-link'

export const createBrowserClient = (uri: string, state: NormalizedCacheObject = {}) =>
  new ApolloClient({
    link: sessionLink.concat(deferredHttpLink(uri)),
    cache: createCache().restore(state),
    dataMasking: true,
  })

/** Loads the link with the first request: a public page is rendered with the server's data. */
const deferredHttpLink = (uri: string) => {
  let link: Promise<ApolloLink> | undefined
  return new ApolloLink((operation, forward) => {
    link ??= loadHttpLink(uri).catch((error: unknown) => {
      link = undefined
      throw error
    })
    return from(link).pipe(mergeMap((loaded) => loaded.request(operation, forward)))
  })
}

const loadHttpLink = async (uri: string) => (await import('./http-link')).createHttpLink(uri)
