/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createQueryHook } from '../../apollo/hooks/query-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SavedSearchCriteriaQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchCriteriaQuery = { savedSearches: Array<{ __typename: 'SavedSearch', id: string, text: string, kind: Types.ListingKind | null, minPrice: number | null, maxPrice: number | null, maxDeliveryDays: number | null, sellerRole: Types.UserRole | null, verified: boolean, jurisdiction: string | null, language: string | null, category: { __typename: 'Category', id: string, slug: string } | null }> };


export const SavedSearchCriteriaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedSearchCriteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minPrice"}},{"kind":"Field","name":{"kind":"Name","value":"maxPrice"}},{"kind":"Field","name":{"kind":"Name","value":"maxDeliveryDays"}},{"kind":"Field","name":{"kind":"Name","value":"sellerRole"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<SavedSearchCriteriaQuery, SavedSearchCriteriaQueryVariables>;
/** The data, loading state and error of `query SavedSearchCriteria`. Doesn't suspend in the browser. */
export const useSavedSearchCriteriaQuery = /* @__PURE__ */ createQueryHook(SavedSearchCriteriaDocument)