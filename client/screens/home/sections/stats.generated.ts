/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createFragmentHook } from '../../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Stats_StatFragment = { __typename: 'Stat', id: string, label: string, value: string } & { ' $fragmentName'?: 'Stats_StatFragment' };

export const Stats_StatFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Stats_stat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Stat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]} as unknown as DocumentNode<Stats_StatFragment, unknown>;
export const useStats_StatFragment = /* @__PURE__ */ createFragmentHook(Stats_StatFragmentDoc)