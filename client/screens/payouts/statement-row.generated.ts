/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StatementRow_EntryFragment = { __typename: 'StatementEntry', id: string, at: string, kind: Types.StatementEntryKind, amount: number, engagement: { __typename: 'Engagement', id: string, number: string, title: string } } & { ' $fragmentName'?: 'StatementRow_EntryFragment' };

export const StatementRow_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatementRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"engagement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<StatementRow_EntryFragment, unknown>;
/** The fields of `fragment StatementRow_entry`, from the cache. Renders again when they change; doesn't suspend. */
export const useStatementRow_EntryFragment = /* @__PURE__ */ createFragmentHook(StatementRow_EntryFragmentDoc)