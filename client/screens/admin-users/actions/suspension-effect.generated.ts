/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createQueryHook } from '../../../apollo/hooks/query-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SuspensionEffectQueryVariables = Exact<{
  userId: string;
}>;


export type SuspensionEffectQuery = { suspensionEffect: { __typename: 'SuspensionEffect', sessionCount: number, listingCount: number, openEngagementCount: number, otherPartyCount: number } | null };


export const SuspensionEffectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuspensionEffect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspensionEffect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"listingCount"}},{"kind":"Field","name":{"kind":"Name","value":"openEngagementCount"}},{"kind":"Field","name":{"kind":"Name","value":"otherPartyCount"}}]}}]}}]} as unknown as DocumentNode<SuspensionEffectQuery, SuspensionEffectQueryVariables>;
/** The data, loading state and error of `query SuspensionEffect`. Doesn't suspend in the browser. */
export const useSuspensionEffectQuery = /* @__PURE__ */ createQueryHook(SuspensionEffectDocument)