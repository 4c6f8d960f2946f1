import { ApolloClient, ApolloLink, type DocumentNode, DocumentTransform, InMemoryCache } from '@apollo/client'
import { addTypenameToDocument } from '@apollo/client/utilities'
import { from, map } from 'rxjs'
import { createCache } from './cache'

export type Execute = (operation: ApolloLink.Operation) => Promise<unknown>

const withTypenames = new DocumentTransform(addTypenameToDocument)

/** Transforms and prints each document once for all pages instead of once per page. */
class ServerCache extends InMemoryCache {
  override transformDocument(document: DocumentNode) {
    return withTypenames.transformDocument(document)
  }
}

/** The client of one page. It executes operations in this process; results pass through JSON, so that dates are strings as in the browser. */
export const createServerClient = (execute: Execute) =>
  new ApolloClient({
    link: new ApolloLink((operation) =>
      from(execute(operation)).pipe(map((result) => JSON.parse(JSON.stringify(result)))),
    ),
    cache: createCache(ServerCache),
    dataMasking: true,
    // By default a timer keeps the cache of every rendered page in memory for 30 seconds.
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 1_000 } } },
  })
