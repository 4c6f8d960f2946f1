/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import type { ConfirmationLine_EngagementFragment } from './confirmation-line.generated';
import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { RetryKey } from '../../../apollo/retry-key'
import { useServerQuery, withServerError } from '../../../apollo/server-query'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConfirmationQueryVariables = Exact<{
  id: string;
}>;


export type ConfirmationQuery = { order: { __typename: 'Order', id: string, placedAt: string, total: number, cardLastFour: string | null, receipt: { __typename: 'Receipt', name: string, email: string }, engagements: Array<(
      { __typename: 'Engagement', id: string }
      & { ' $fragmentRefs'?: { 'ConfirmationLine_EngagementFragment': ConfirmationLine_EngagementFragment } }
    )> } | null };


export const ConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Confirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"cardLastFour"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"engagements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationLine_engagement"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationLine_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableTransitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmationQuery, ConfirmationQueryVariables>;
export const useConfirmationQuery = (options: { variables: ConfirmationQueryVariables } & Pick<Apollo.useQuery.Options<ConfirmationQuery, ConfirmationQueryVariables>, 'fetchPolicy'>) => withServerError(useServerQuery(ConfirmationDocument, options.variables), Apollo.useQuery(ConfirmationDocument, options))
export const useConfirmationSuspenseQuery = (options: { variables: ConfirmationQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<ConfirmationQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(ConfirmationDocument, { ...options, queryKey: use(RetryKey) })