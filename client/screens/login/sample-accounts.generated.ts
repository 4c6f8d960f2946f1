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
export type SampleAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleAccountsQuery = { sampleAccounts: Array<{ __typename: 'SampleAccount', role: Types.UserRole, email: string, password: string }> };


export const SampleAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SampleAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampleAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}}]}}]} as unknown as DocumentNode<SampleAccountsQuery, SampleAccountsQueryVariables>;
export const useSampleAccountsQuery = (options?: { variables?: SampleAccountsQueryVariables } & Pick<Apollo.useQuery.Options<SampleAccountsQuery, SampleAccountsQueryVariables>, 'fetchPolicy'>) => withServerError(useServerQuery(SampleAccountsDocument, options?.variables), Apollo.useQuery(SampleAccountsDocument, options))
export const useSampleAccountsSuspenseQuery = (options?: { variables?: SampleAccountsQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<SampleAccountsQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(SampleAccountsDocument, { ...options, queryKey: use(RetryKey) })