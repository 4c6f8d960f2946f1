/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createQueryHook } from '../../apollo/hooks/query-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteNoticesQuery = { siteNotices: Array<{ __typename: 'SiteNotice', id: string, text: string }> };


export const SiteNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<SiteNoticesQuery, SiteNoticesQueryVariables>;
/** The data, loading state and error of `query SiteNotices`. Doesn't suspend in the browser. */
export const useSiteNoticesQuery = /* @__PURE__ */ createQueryHook(SiteNoticesDocument)