import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { from, mergeMap } from 'rxjs'
import { createCache } from './cache'
import { sessionLink } from './session-link'

/** Loads the link for subscriptions with the first of them: public pages have none. */
const lazySubscriptionLink = (url: string) => {
  const link = () => import('./subscription-link').then(({ createSubscriptionLink }) => createSubscriptionLink(url))
  return new ApolloLink((operation, forward) => from(link()).pipe(mergeMap((link) => link.request(operation, forward))))
}

export const createBrowserClient = (uri: string, state: NormalizedCacheObject = {}) =>
  new ApolloClient({
    link: sessionLink.split(
      ({ operationType }) => operationType === 'subscription',
      lazySubscriptionLink(`${uri}/stream`),
      new BaseHttpLink({ uri }),
    ),
    cache: createCache().restore(state),
  })
