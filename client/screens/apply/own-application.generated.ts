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
export type OwnApplicationQueryVariables = Exact<{
  id: string;
}>;


export type OwnApplicationQuery = { job: { __typename: 'Job', id: string, own: boolean, viewerApplication: { __typename: 'Application', id: string, stateLabel: string } | null } | null };


export const OwnApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stateLabel"}}]}}]}}]}}]} as unknown as DocumentNode<OwnApplicationQuery, OwnApplicationQueryVariables>;
export const useOwnApplicationQuery = (options: { variables: OwnApplicationQueryVariables } & Pick<Apollo.useQuery.Options<OwnApplicationQuery, OwnApplicationQueryVariables>, 'fetchPolicy'>) => withServerError(useServerQuery(OwnApplicationDocument, options.variables), Apollo.useQuery(OwnApplicationDocument, options))
export const useOwnApplicationSuspenseQuery = (options: { variables: OwnApplicationQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<OwnApplicationQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(OwnApplicationDocument, { ...options, queryKey: use(RetryKey) })