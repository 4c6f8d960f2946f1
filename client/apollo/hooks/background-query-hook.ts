import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type SkipToken, useBackgroundQuery } from '@apollo/client/react'
import { useRetryKey } from '../retry-key'
import type { GivenOptions } from './hook-options'

/**
 * Creates the `useXBackgroundQuery` hook of a query. It takes all options of Apollo's `useBackgroundQuery`; a component below reads
 * the result with Apollo's `useReadQuery`.
 */
export const createBackgroundQueryHook = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
) => {
  function useData<
    Given extends useBackgroundQuery.Options<Variables> | SkipToken = useBackgroundQuery.Options<Variables> &
      useBackgroundQuery.DefaultOptions,
  >(
    ...args: GivenOptions<Given, useBackgroundQuery.Options<Variables>, Variables>
  ): useBackgroundQuery.ResultForOptions<Data, Variables, Given>
  function useData(options?: useBackgroundQuery.Options<NoInfer<Variables>> | SkipToken) {
    return useBackgroundQuery(query, useRetryKey(options))
  }
  return useData
}
