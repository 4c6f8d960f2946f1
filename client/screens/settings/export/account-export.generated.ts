/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { RetryKey } from '../../../apollo/retry-key'
import { useServerQuery, withServerError } from '../../../apollo/server-query'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountExportQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountExportQuery = { accountExport: unknown };


export const AccountExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountExport"}}]}}]} as unknown as DocumentNode<AccountExportQuery, AccountExportQueryVariables>;
export const useAccountExportQuery = (options?: { variables?: AccountExportQueryVariables } & Pick<Apollo.useQuery.Options<AccountExportQuery, AccountExportQueryVariables>, 'fetchPolicy'>) => withServerError(useServerQuery(AccountExportDocument, options?.variables), Apollo.useQuery(AccountExportDocument, options))
export const useAccountExportSuspenseQuery = (options?: { variables?: AccountExportQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<AccountExportQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(AccountExportDocument, { ...options, queryKey: use(RetryKey) })