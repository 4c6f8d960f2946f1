/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApplicationActions_ApplicationFragment = { __typename: 'Application', id: string, version: number, availableTransitions: Array<{ __typename: 'AvailableApplicationTransition', name: Types.ApplicationTransition, label: string, explanation: string }> } & { ' $fragmentName'?: 'ApplicationActions_ApplicationFragment' };

export const ApplicationActions_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationActions_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"availableTransitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]} as unknown as DocumentNode<ApplicationActions_ApplicationFragment, unknown>;
/** The fields of `fragment ApplicationActions_application`, from the cache. Renders again when they change; doesn't suspend. */
export const useApplicationActions_ApplicationFragment = /* @__PURE__ */ createFragmentHook(ApplicationActions_ApplicationFragmentDoc)