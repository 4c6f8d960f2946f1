/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StepTable_ProcessFragment = { __typename: 'Process', steps: Array<{ __typename: 'ProcessStep', number: number, label: string, from: Array<string>, to: Array<string>, who: Array<string>, asks: Array<string>, effect: string }> } & { ' $fragmentName'?: 'StepTable_ProcessFragment' };

export const StepTable_ProcessFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepTable_process"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Process"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}}]}}]}}]} as unknown as DocumentNode<StepTable_ProcessFragment, unknown>;
export const useStepTable_ProcessFragment = createFragmentHook(StepTable_ProcessFragmentDoc)