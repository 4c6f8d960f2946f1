/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../testing/generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TrackRecordsQueryVariables = Exact<{
  id: string;
}>;


export type TrackRecordsQuery = { company: { trackRecord: { completedOrders: number, onTimePercent: number | null, usualAnswerHours: number | null, sentences: Array<string>, memberSince: string } } | null };


export const TrackRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrackRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackRecord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completedOrders"}},{"kind":"Field","name":{"kind":"Name","value":"onTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"usualAnswerHours"}},{"kind":"Field","name":{"kind":"Name","value":"sentences"}},{"kind":"Field","name":{"kind":"Name","value":"memberSince"}}]}}]}}]}}]} as unknown as DocumentNode<TrackRecordsQuery, TrackRecordsQueryVariables>;