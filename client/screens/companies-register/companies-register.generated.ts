/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { RetryKey } from '../../apollo/retry-key'
import { useServerQuery, withServerError } from '../../apollo/server-query'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompaniesRegisterQueryVariables = Exact<{ [key: string]: never; }>;


export type CompaniesRegisterQuery = { viewer: { __typename: 'User', id: string, company: { __typename: 'Company', id: string } | null } | null };


export const CompaniesRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompaniesRegister"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CompaniesRegisterQuery, CompaniesRegisterQueryVariables>;
export const useCompaniesRegisterQuery = (options?: { variables?: CompaniesRegisterQueryVariables } & Pick<Apollo.useQuery.Options<CompaniesRegisterQuery, CompaniesRegisterQueryVariables>, 'fetchPolicy'>) => withServerError(useServerQuery(CompaniesRegisterDocument, options?.variables), Apollo.useQuery(CompaniesRegisterDocument, options))
export const useCompaniesRegisterSuspenseQuery = (options?: { variables?: CompaniesRegisterQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<CompaniesRegisterQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(CompaniesRegisterDocument, { ...options, queryKey: use(RetryKey) })