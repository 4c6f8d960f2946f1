/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { Attempt } from '../../apollo/attempt'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who vouches for a social sign-in. */
export type SocialProvider =
  /** Apple. */
  | 'APPLE'
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE'
  /** LinkedIn. */
  | 'LINKEDIN';

export type CustomerOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerOverviewQuery = { categories: Array<{ __typename: 'Category', id: string, name: string, slug: string }>, viewer: { __typename: 'User', id: string, name: string, email: string, createdAt: string, socialProvider: Types.SocialProvider | null } | null, sessions: Array<{ __typename: 'Session', id: string }> };


export const CustomerOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"socialProvider"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Devices_query"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Devices_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CustomerOverviewQuery, CustomerOverviewQueryVariables>;
export const useCustomerOverviewQuery = (options?: { variables?: CustomerOverviewQueryVariables } & Pick<Apollo.useQuery.Options<CustomerOverviewQuery, CustomerOverviewQueryVariables>, 'fetchPolicy'>) => Apollo.useQuery(CustomerOverviewDocument, options)
export const useCustomerOverviewSuspenseQuery = (options?: { variables?: CustomerOverviewQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<CustomerOverviewQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(CustomerOverviewDocument, { ...options, queryKey: use(Attempt) })
export const useCustomerOverviewLazyQuery = (options?: Apollo.useLazyQuery.Options<CustomerOverviewQuery, CustomerOverviewQueryVariables>) => Apollo.useLazyQuery(CustomerOverviewDocument, options)