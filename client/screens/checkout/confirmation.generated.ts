/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { Attempt } from '../../apollo/attempt'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The steps of an engagement. */
export type EngagementTransition =
  /** The work is accepted and the money released. */
  | 'ACCEPT_DELIVERY'
  /** The buyer took the offer and paid. */
  | 'ACCEPT_OFFER'
  /** Begins with a purchase. */
  | 'BUY'
  /** Ended before work began. */
  | 'CANCEL'
  /** Ended while work was under way. */
  | 'CANCEL_WORK'
  /** The buyer named another price. */
  | 'COUNTER'
  /** Ended before anything was paid. */
  | 'DECLINE'
  /** The seller handed the work over. */
  | 'DELIVER'
  /** One side asked the marketplace to decide. */
  | 'OPEN_DISPUTE'
  /** The buyer asked for changes. */
  | 'REQUEST_CHANGES'
  /** Begins with asking for a quote. */
  | 'REQUEST_QUOTE'
  /** The marketplace decided. */
  | 'RESOLVE'
  /** The seller named a price. */
  | 'SEND_OFFER'
  /** The buyer told what the work needs. */
  | 'SUBMIT_REQUIREMENTS';

export type ConfirmationQueryVariables = Exact<{
  id: string;
}>;


export type ConfirmationQuery = { order: { __typename: 'Order', id: string, placedAt: string, total: number, cardLastFour: string | null, receipt: { __typename: 'Receipt', name: string, email: string }, engagements: Array<{ __typename: 'Engagement', id: string, number: string, title: string, quantity: number, explanation: string, seller: { __typename: 'Profile', id: string, name: string }, money: { __typename: 'EngagementMoney', paid: number }, availableTransitions: Array<{ __typename: 'AvailableTransition', name: Types.EngagementTransition, label: string, fields: Array<{ __typename: 'TransitionField', name: string }> }> }> } | null };


export const ConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Confirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"cardLastFour"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"engagements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaidLine_engagement"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaidLine_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableTransitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmationQuery, ConfirmationQueryVariables>;
export const useConfirmationQuery = (options: { variables: ConfirmationQueryVariables } & Pick<Apollo.useQuery.Options<ConfirmationQuery, ConfirmationQueryVariables>, 'fetchPolicy'>) => Apollo.useQuery(ConfirmationDocument, options)
export const useConfirmationSuspenseQuery = (options: { variables: ConfirmationQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<ConfirmationQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(ConfirmationDocument, { ...options, queryKey: use(Attempt) })