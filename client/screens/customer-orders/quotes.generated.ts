/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { Attempt } from '../../apollo/attempt'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who looks at an engagement. */
export type EngagementSide =
  /** Who runs the platform. */
  | 'ADMIN'
  /** Who buys. */
  | 'BUYER'
  /** Who sells. */
  | 'SELLER';

/** Where an engagement stands. */
export type EngagementState =
  /** Paid; the seller waits for what the work needs. */
  | 'AWAITING_REQUIREMENTS'
  /** Ended; the money is given back. */
  | 'CANCELLED'
  /** Handed over once; the buyer asked for changes. */
  | 'CHANGES_REQUESTED'
  /** Ended; the money is released, but for what a ruling gave back. */
  | 'COMPLETED'
  /** The buyer named another price. */
  | 'COUNTERED'
  /** Ended without an agreement. */
  | 'DECLINED'
  /** Handed over; the buyer reads it. */
  | 'DELIVERED'
  /** The marketplace decides. */
  | 'DISPUTED'
  /** The seller is at work. */
  | 'IN_PROGRESS'
  /** The seller named a price. */
  | 'OFFERED'
  /** The seller is asked for a price. */
  | 'QUOTE_REQUESTED';

export type QuotesQueryVariables = Exact<{ [key: string]: never; }>;


export type QuotesQuery = { engagements: { __typename: 'EngagementConnection', nodes: Array<{ __typename: 'Engagement', id: string, number: string, title: string, state: Types.EngagementState, stateLabel: string, ended: boolean, updatedAt: string, dueAt: string | null, reviewUntil: string | null, viewerSide: Types.EngagementSide, order: { __typename: 'Order', id: string } | null, listing:
        | { __typename: 'Product', id: string, cover: string }
        | { __typename: 'Service', id: string, cover: string }
       | null, buyer: { __typename: 'Profile', id: string, name: string }, seller: { __typename: 'Profile', id: string, name: string }, money: { __typename: 'EngagementMoney', price: number | null }, deadline: { __typename: 'EngagementDeadline', at: string, label: string } | null }> } };


export const QuotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engagements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"as"},"value":{"kind":"EnumValue","value":"BUYER"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EngagementRow_engagement"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EngagementRow_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<QuotesQuery, QuotesQueryVariables>;
export const useQuotesQuery = (options?: { variables?: QuotesQueryVariables } & Pick<Apollo.useQuery.Options<QuotesQuery, QuotesQueryVariables>, 'fetchPolicy'>) => Apollo.useQuery(QuotesDocument, options)
export const useQuotesSuspenseQuery = (options?: { variables?: QuotesQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<QuotesQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(QuotesDocument, { ...options, queryKey: use(Attempt) })