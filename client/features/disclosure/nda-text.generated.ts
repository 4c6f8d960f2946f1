/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { NdaClauses_TextFragment } from './nda-clauses.generated';
import { createSuspenseQueryHook } from '../../apollo/hooks/suspense-query-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NdaTextQueryVariables = Exact<{ [key: string]: never; }>;


export type NdaTextQuery = { ndaText: { __typename: 'NdaText', version: number, title: string, clauses: Array<{ __typename: 'NdaClause', title: string, text: string }> } };


export const NdaTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NdaText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ndaText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NdaClauses_text"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NdaClauses_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NdaText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<NdaTextQuery, NdaTextQueryVariables>;
/** The data of `query NdaText`. Suspends while it loads; throws an error to the error boundary. */
export const useNdaTextSuspenseQuery = /* @__PURE__ */ createSuspenseQueryHook(NdaTextDocument)