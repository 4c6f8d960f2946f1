/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { SellerLines_GroupFragment } from './lines/seller-lines.generated';
import type { TotalPanel_QuoteFragment } from '../../features/cart/total-panel.generated';
import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { RetryKey } from '../../apollo/retry-key'
import { useServerQuery, withServerError } from '../../apollo/server-query'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CartQueryVariables = Exact<{
  lines: Array<Types.CartLineInput> | Types.CartLineInput;
}>;


export type CartQuery = { cartQuote: (
    { __typename: 'CartQuote', gone: Array<string>, groups: Array<(
      { __typename: 'CartGroup' }
      & { ' $fragmentRefs'?: { 'SellerLines_GroupFragment': SellerLines_GroupFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'TotalPanel_QuoteFragment': TotalPanel_QuoteFragment } }
  ) };


export const CartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Cart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartLineInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cartQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerLines_group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TotalPanel_quote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerLines_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TotalPanel_quote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<CartQuery, CartQueryVariables>;
export const useCartQuery = (options: { variables: CartQueryVariables } & Pick<Apollo.useQuery.Options<CartQuery, CartQueryVariables>, 'fetchPolicy'>) => withServerError(useServerQuery(CartDocument, options.variables), Apollo.useQuery(CartDocument, options))
export const useCartSuspenseQuery = (options: { variables: CartQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<CartQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(CartDocument, { ...options, queryKey: use(RetryKey) })