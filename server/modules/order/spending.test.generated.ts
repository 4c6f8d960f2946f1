/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../testing/generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnSpendingQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSpendingQuery = { spending: { held: number, paidThisYear: number, refundedThisYear: number } };


export const OwnSpendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSpending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"paidThisYear"}},{"kind":"Field","name":{"kind":"Name","value":"refundedThisYear"}}]}}]}}]} as unknown as DocumentNode<OwnSpendingQuery, OwnSpendingQueryVariables>;