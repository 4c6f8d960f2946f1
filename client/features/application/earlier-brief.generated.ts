/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EarlierBrief_ApplicationFragment = { __typename: 'Application', id: string, createdAt: string, editedAt: string | null, briefAsOffered: { __typename: 'BriefAsOffered', title: string, description: string } | null } & { ' $fragmentName'?: 'EarlierBrief_ApplicationFragment' };

export const EarlierBrief_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarlierBrief_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"briefAsOffered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<EarlierBrief_ApplicationFragment, unknown>;
/** The fields of `fragment EarlierBrief_application`, from the cache. Renders again when they change; doesn't suspend. */
export const useEarlierBrief_ApplicationFragment = /* @__PURE__ */ createFragmentHook(EarlierBrief_ApplicationFragmentDoc)