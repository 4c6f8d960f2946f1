/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { Attempt } from '../../apollo/attempt'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsQuery = { viewer: { __typename: 'User', id: string, unreadMessages: number, unreadNotifications: number, notifications: { __typename: 'NotificationConnection', nodes: Array<{ __typename: 'Notification', id: string, title: string, text: string, path: string, at: string, read: boolean }> } } | null };


export const NewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"News"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"read"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NewsQuery, NewsQueryVariables>;
export const useNewsQuery = (options?: { variables?: NewsQueryVariables } & Pick<Apollo.useQuery.Options<NewsQuery, NewsQueryVariables>, 'fetchPolicy'>) => Apollo.useQuery(NewsDocument, options)
export const useNewsSuspenseQuery = (options?: { variables?: NewsQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<NewsQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(NewsDocument, { ...options, queryKey: use(Attempt) })