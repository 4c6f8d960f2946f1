/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createMutationHook } from '../../apollo/hooks/mutation-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PayoutAccount_AccountFragment = { __typename: 'PayoutAccount', state: Types.PayoutAccountState | null, provider: string } & { ' $fragmentName'?: 'PayoutAccount_AccountFragment' };

export type OpenPayoutAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenPayoutAccountMutation = { openPayoutAccount:
    | { __typename: 'PayoutAccountLink', url: string }
    | { __typename: 'PayoutAccountProblem', message: string }
   };

export const PayoutAccount_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayoutAccount_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}}]}}]} as unknown as DocumentNode<PayoutAccount_AccountFragment, unknown>;
export const OpenPayoutAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenPayoutAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openPayoutAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutAccountLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<OpenPayoutAccountMutation, OpenPayoutAccountMutationVariables>;
/** `[mutate, result]` of `mutation OpenPayoutAccount`. */
export const useOpenPayoutAccountMutation = /* @__PURE__ */ createMutationHook(OpenPayoutAccountDocument)