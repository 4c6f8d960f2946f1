import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type SkipToken, useQuery } from '@apollo/client/react'
import { useServerQuery, withServerError } from '../server-query'
import type { GivenOptions, OptionsArgument } from './hook-options'

/** Creates the `useXQuery` hook of a query. It takes all options of Apollo's `useQuery`, and their types decide what `data` may be. */
export const createQueryHook = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
) => {
  function useData<
    Given extends useQuery.Options<Data, Variables> | SkipToken = useQuery.Options<Data, Variables> &
      useQuery.DefaultOptions,
  >(
    ...args: GivenOptions<Given, useQuery.Options<Data, Variables>, Variables>
  ): useQuery.ResultForOptions<Data, Variables, Given>
  function useData(
    ...args: OptionsArgument<Variables, useQuery.Options<NoInfer<Data>, NoInfer<Variables>> | SkipToken>
  ) {
    return withServerError(useServerQuery(query, args[0]), useQuery(query, ...args))
  }
  return useData
}
