/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../testing/generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NodesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type NodesQuery = { nodes: Array<
    | { __typename: 'Application', id: string }
    | { __typename: 'AuditEvent', id: string }
    | { __typename: 'Category', id: string }
    | { __typename: 'Company', id: string }
    | { __typename: 'Conversation', id: string }
    | { __typename: 'Credential', id: string }
    | { __typename: 'DocketEntry', id: string }
    | { __typename: 'Engagement', id: string }
    | { __typename: 'Freelancer', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'Job', id: string }
    | { __typename: 'Mandate', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ReportCase', id: string }
    | { __typename: 'Review', id: string }
    | { __typename: 'SavedSearch', id: string }
    | { __typename: 'Service', id: string }
    | { __typename: 'Session', id: string }
    | { __typename: 'SiteNotice', id: string }
    | { __typename: 'Stat', id: string }
    | { __typename: 'Testimonial', id: string }
    | { __typename: 'User', id: string }
   | null> };


export const NodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Nodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<NodesQuery, NodesQueryVariables>;