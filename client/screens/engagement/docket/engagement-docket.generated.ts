/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import type { DocketRow_EntryFragment } from '../../../features/docket/docket-row.generated';
import type { DocketForm_EntryFragment } from './docket-form.generated';
import { createFragmentHook } from '../../../apollo/hooks/fragment-hook'
import { createMutationHook } from '../../../apollo/hooks/mutation-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EngagementDocket_EngagementFragment = { __typename: 'Engagement', id: string, canKeepDocket: boolean, viewerSide: Types.EngagementSide, nextDue: { __typename: 'EngagementDue', kind: Types.EngagementDueKind, at: string } | null, amendment: { __typename: 'EngagementAmendment', expiresAt: string | null } | null, docket: Array<(
    { __typename: 'DocketEntry', id: string, own: boolean, doneAt: string | null, kindLabel: string }
    & { ' $fragmentRefs'?: { 'DocketRow_EntryFragment': DocketRow_EntryFragment;'DocketForm_EntryFragment': DocketForm_EntryFragment } }
  )> } & { ' $fragmentName'?: 'EngagementDocket_EngagementFragment' };

export type MarkDocketEntryMutationVariables = Exact<{
  id: string;
  done: boolean;
}>;


export type MarkDocketEntryMutation = { markDocketEntry:
    | { __typename: 'DocketEntryMarked', entry: { __typename: 'DocketEntry', id: string, doneAt: string | null } }
    | { __typename: 'DocketEntryNotFound', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type RemoveDocketEntryMutationVariables = Exact<{
  id: string;
}>;


export type RemoveDocketEntryMutation = { removeDocketEntry:
    | { __typename: 'DocketEntryNotFound', message: string }
    | { __typename: 'DocketEntryRemoved', engagement: { __typename: 'Engagement', id: string, docket: Array<{ __typename: 'DocketEntry', id: string }> } }
    | { __typename: 'TooManyAttempts', message: string }
   };

export const EngagementDocket_EngagementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EngagementDocket_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canKeepDocket"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"nextDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amendment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"docket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocketRow_entry"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocketForm_entry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocketRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocketEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdictionLabel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"officialFee"}},{"kind":"Field","name":{"kind":"Name","value":"officialCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"engagement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocketForm_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocketEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"officialFee"}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"}}]}}]} as unknown as DocumentNode<EngagementDocket_EngagementFragment, unknown>;
export const MarkDocketEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkDocketEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"done"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markDocketEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"done"},"value":{"kind":"Variable","name":{"kind":"Name","value":"done"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocketEntryMarked"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MarkDocketEntryMutation, MarkDocketEntryMutationVariables>;
export const RemoveDocketEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDocketEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDocketEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocketEntryRemoved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engagement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"docket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveDocketEntryMutation, RemoveDocketEntryMutationVariables>;
/** The fields of `fragment EngagementDocket_engagement`, from the cache. Renders again when they change; doesn't suspend. */
export const useEngagementDocket_EngagementFragment = /* @__PURE__ */ createFragmentHook(EngagementDocket_EngagementFragmentDoc)
/** `[mutate, result]` of `mutation MarkDocketEntry`. */
export const useMarkDocketEntryMutation = /* @__PURE__ */ createMutationHook(MarkDocketEntryDocument)
/** `[mutate, result]` of `mutation RemoveDocketEntry`. */
export const useRemoveDocketEntryMutation = /* @__PURE__ */ createMutationHook(RemoveDocketEntryDocument)