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
export type ApplyQueryVariables = Exact<{
  id: string;
}>;


export type ApplyQuery = { job: { __typename: 'Job', id: string, title: string, company: string, location: string, salary: string, open: boolean } | null };


export const ApplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Apply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]} as unknown as DocumentNode<ApplyQuery, ApplyQueryVariables>;
export const useApplyQuery = (options: { variables: ApplyQueryVariables } & Pick<Apollo.useQuery.Options<ApplyQuery, ApplyQueryVariables>, 'fetchPolicy'>) => withServerError(useServerQuery(ApplyDocument, options.variables), Apollo.useQuery(ApplyDocument, options))
export const useApplySuspenseQuery = (options: { variables: ApplyQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<ApplyQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(ApplyDocument, { ...options, queryKey: use(RetryKey) })