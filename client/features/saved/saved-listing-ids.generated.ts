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
export type SavedListingIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedListingIdsQuery = { savedListingIds: Array<string> };


export const SavedListingIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedListingIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedListingIds"}}]}}]} as unknown as DocumentNode<SavedListingIdsQuery, SavedListingIdsQueryVariables>;
export const useSavedListingIdsQuery = (options?: { variables?: SavedListingIdsQueryVariables } & Pick<Apollo.useQuery.Options<SavedListingIdsQuery, SavedListingIdsQueryVariables>, 'fetchPolicy'>) => withServerError(useServerQuery(SavedListingIdsDocument, options?.variables), Apollo.useQuery(SavedListingIdsDocument, options))
export const useSavedListingIdsSuspenseQuery = (options?: { variables?: SavedListingIdsQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<SavedListingIdsQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(SavedListingIdsDocument, { ...options, queryKey: use(RetryKey) })