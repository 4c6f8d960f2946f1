/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createQueryHook } from '../../apollo/hooks/query-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StateCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type StateCountsQuery = { engagementStateCounts: Array<{ __typename: 'EngagementStateCount', state: Types.EngagementState, count: number }> };


export const StateCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StateCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engagementStateCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<StateCountsQuery, StateCountsQueryVariables>;
/** The data, loading state and error of `query StateCounts`. Doesn't suspend in the browser. */
export const useStateCountsQuery = /* @__PURE__ */ createQueryHook(StateCountsDocument)