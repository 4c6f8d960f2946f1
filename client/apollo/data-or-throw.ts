import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** Options of a suspense query whose data change on other pages: the page shows the cached ones and asks again. For `dataOrThrow`. */
export const revalidate = { fetchPolicy: 'cache-and-network', errorPolicy: 'all' } as const

/**
 * The data of a suspense query with the `errorPolicy` 'all': if a later request fails, Apollo keeps the data, and the page stays.
 * Throws the error of a first request, and of one that failed in part: what is missing would look empty.
 */
export const dataOrThrow = <Data>({ data, error }: { data: Data | undefined; error: Error | undefined }): Data => {
  if (data === undefined || (CombinedGraphQLErrors.is(error) && error.data)) throw error
  return data
}
