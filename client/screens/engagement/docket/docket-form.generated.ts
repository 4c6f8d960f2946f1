/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createFragmentHook } from '../../../apollo/hooks/fragment-hook'
import { createMutationHook } from '../../../apollo/hooks/mutation-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DocketForm_EntryFragment = { __typename: 'DocketEntry', id: string, kind: Types.DocketKind, jurisdiction: Types.Jurisdiction, title: string, dueOn: string, actor: Types.EngagementSide, officialFee: number | null, serviceFee: number | null } & { ' $fragmentName'?: 'DocketForm_EntryFragment' };

export type SaveDocketEntryMutationVariables = Exact<{
  input: Types.DocketEntryInput;
}>;


export type SaveDocketEntryMutation = { saveDocketEntry:
    | { __typename: 'DocketEntrySaved', entry: { __typename: 'DocketEntry', id: string } }
    | { __typename: 'InvalidInput', field: string, message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number }
   };

export const DocketForm_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocketForm_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocketEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"officialFee"}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"}}]}}]} as unknown as DocumentNode<DocketForm_EntryFragment, unknown>;
export const SaveDocketEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDocketEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocketEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDocketEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocketEntrySaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<SaveDocketEntryMutation, SaveDocketEntryMutationVariables>;
/** The fields of `fragment DocketForm_entry`, from the cache. Renders again when they change; doesn't suspend. */
export const useDocketForm_EntryFragment = /* @__PURE__ */ createFragmentHook(DocketForm_EntryFragmentDoc)
/** `[mutate, result]` of `mutation SaveDocketEntry`. */
export const useSaveDocketEntryMutation = /* @__PURE__ */ createMutationHook(SaveDocketEntryDocument)