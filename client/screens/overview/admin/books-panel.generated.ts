/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createQueryHook } from '../../../apollo/hooks/query-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BooksPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type BooksPanelQuery = { reconciliation: { __typename: 'Reconciliation', at: string, differences: Array<string> } | null };


export const BooksPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BooksPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconciliation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"differences"}}]}}]}}]} as unknown as DocumentNode<BooksPanelQuery, BooksPanelQueryVariables>;
/** The data, loading state and error of `query BooksPanel`. Doesn't suspend in the browser. */
export const useBooksPanelQuery = /* @__PURE__ */ createQueryHook(BooksPanelDocument)