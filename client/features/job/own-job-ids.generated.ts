/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createQueryHook } from '../../apollo/hooks/query-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnJobIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnJobIdsQuery = { ownJobIds: Array<string> };


export const OwnJobIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnJobIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownJobIds"}}]}}]} as unknown as DocumentNode<OwnJobIdsQuery, OwnJobIdsQueryVariables>;
/** The data, loading state and error of `query OwnJobIds`. Doesn't suspend in the browser. */
export const useOwnJobIdsQuery = /* @__PURE__ */ createQueryHook(OwnJobIdsDocument)