/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createQueryHook } from '../../apollo/hooks/query-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SearchSynonymsQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchSynonymsQuery = { searchSynonyms: Array<{ __typename: 'SearchSynonym', term: string, meanings: Array<string> }> };


export const SearchSynonymsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSynonyms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSynonyms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"meanings"}}]}}]}}]} as unknown as DocumentNode<SearchSynonymsQuery, SearchSynonymsQueryVariables>;
/** The data, loading state and error of `query SearchSynonyms`. Doesn't suspend in the browser. */
export const useSearchSynonymsQuery = /* @__PURE__ */ createQueryHook(SearchSynonymsDocument)