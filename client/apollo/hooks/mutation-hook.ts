import type { ApolloCache, ErrorPolicy, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import type { WithoutUnknown } from './hook-options'

/** Creates the `useXMutation` hook of a mutation. It takes all options of Apollo's `useMutation`. */
export const createMutationHook = <Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
) => {
  function useMutate<
    Given extends useMutation.Options<Data, Variables> = Record<never, never>,
    Policy extends ErrorPolicy | undefined = undefined,
  >(
    options?: Given & WithoutUnknown<Given, useMutation.Options, Variables> & { errorPolicy?: Policy },
  ): useMutation.ResultForOptions<Data, Variables, ApolloCache, Given, Policy>
  // The signature above computes the result's type from the options.
  function useMutate(
    options?: useMutation.Options<NoInfer<Data>, NoInfer<Variables>>,
  ): readonly [mutate: object, result: useMutation.Base.Result] {
    return useMutation<Data, Variables>(mutation, options)
  }
  return useMutate
}
