import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useLazyQuery } from '@apollo/client/react'

/** Creates the `useXLazyQuery` hook of a query. It takes all options of Apollo's `useLazyQuery`; `execute` takes the variables. */
export const createLazyQueryHook = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
) => {
  function useExecute<Options extends useLazyQuery.Options<Data, Variables> = Record<string, never>>(
    options?: Options & useLazyQuery.OptionsFor<Options>,
  ): useLazyQuery.ResultForOptions<Data, Variables, Options>
  function useExecute(options?: useLazyQuery.Options<NoInfer<Data>, NoInfer<Variables>>) {
    return useLazyQuery(query, options)
  }
  return useExecute
}
