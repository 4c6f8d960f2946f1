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
export type ContactCompanyQueryVariables = Exact<{
  id: string;
}>;


export type ContactCompanyQuery = { company: { __typename: 'Company', id: string, name: string, logo: string } | null };


export const ContactCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]}}]} as unknown as DocumentNode<ContactCompanyQuery, ContactCompanyQueryVariables>;
export const useContactCompanyQuery = (options: { variables: ContactCompanyQueryVariables } & Pick<Apollo.useQuery.Options<ContactCompanyQuery, ContactCompanyQueryVariables>, 'fetchPolicy'>) => withServerError(useServerQuery(ContactCompanyDocument, options.variables), Apollo.useQuery(ContactCompanyDocument, options))
export const useContactCompanySuspenseQuery = (options: { variables: ContactCompanyQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<ContactCompanyQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(ContactCompanyDocument, { ...options, queryKey: use(RetryKey) })