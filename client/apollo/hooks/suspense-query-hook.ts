import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type SkipToken, useSuspenseQuery } from '@apollo/client/react'
import { useRetryKey } from '../retry-key'
import type { GivenOptions } from './hook-options'

/**
 * Creates the `useXSuspenseQuery` hook of a query. It takes all options of Apollo's `useSuspenseQuery`, and their types decide what
 * `data` may be.
 */
export const createSuspenseQueryHook = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
) => {
  function useData<
    Given extends useSuspenseQuery.Options<Variables> | SkipToken = useSuspenseQuery.Options<Variables> &
      useSuspenseQuery.DefaultOptions,
  >(
    ...args: GivenOptions<Given, useSuspenseQuery.Options<Variables>, Variables>
  ): useSuspenseQuery.ResultForOptions<Data, Variables, Given>
  function useData(options?: useSuspenseQuery.Options<NoInfer<Variables>> | SkipToken) {
    return useSuspenseQuery(query, useRetryKey(options))
  }
  return useData
}
