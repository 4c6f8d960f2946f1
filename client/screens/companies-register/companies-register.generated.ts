/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createSuspenseQueryHook } from '../../apollo/hooks/suspense-query-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompaniesRegisterQueryVariables = Exact<{ [key: string]: never; }>;


export type CompaniesRegisterQuery = { viewer: { __typename: 'User', id: string, company: { __typename: 'Company', id: string } | null } | null };


export const CompaniesRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompaniesRegister"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CompaniesRegisterQuery, CompaniesRegisterQueryVariables>;
/** The data of `query CompaniesRegister`. Suspends while it loads; throws an error to the error boundary. */
export const useCompaniesRegisterSuspenseQuery = /* @__PURE__ */ createSuspenseQueryHook(CompaniesRegisterDocument)