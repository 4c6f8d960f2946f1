/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createQueryHook } from '../../../apollo/hooks/query-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReconciliationPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type ReconciliationPanelQuery = { reconciliation: { __typename: 'Reconciliation', at: string, differences: Array<string> } | null };


export const ReconciliationPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReconciliationPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconciliation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"differences"}}]}}]}}]} as unknown as DocumentNode<ReconciliationPanelQuery, ReconciliationPanelQueryVariables>;
/** The data, loading state and error of `query ReconciliationPanel`. Doesn't suspend in the browser. */
export const useReconciliationPanelQuery = /* @__PURE__ */ createQueryHook(ReconciliationPanelDocument)