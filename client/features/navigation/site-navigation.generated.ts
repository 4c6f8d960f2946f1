/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createQueryHook } from '../../apollo/hooks/query-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteNavigationQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteNavigationQuery = { categories: Array<{ __typename: 'Category', id: string, name: string, slug: string, icon: string, serviceCount: number, productCount: number }> };


export const SiteNavigationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteNavigation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCount"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}}]}}]} as unknown as DocumentNode<SiteNavigationQuery, SiteNavigationQueryVariables>;
/** The data, loading state and error of `query SiteNavigation`. Doesn't suspend in the browser. */
export const useSiteNavigationQuery = /* @__PURE__ */ createQueryHook(SiteNavigationDocument)