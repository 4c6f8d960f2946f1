/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createFragmentHook } from '../../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Completion_EngagementFragment = { __typename: 'Engagement', id: string, viewerSide: Types.EngagementSide, seller: { __typename: 'Profile', id: string, name: string }, listing:
    | { __typename: 'Product', id: string }
    | { __typename: 'Service', id: string }
   | null, money: { __typename: 'EngagementMoney', released: number, earned: number | null } } & { ' $fragmentName'?: 'Completion_EngagementFragment' };

export const Completion_EngagementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Completion_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"released"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}}]}}]}}]} as unknown as DocumentNode<Completion_EngagementFragment, unknown>;
/** The fields of `fragment Completion_engagement`, from the cache. Renders again when they change; doesn't suspend. */
export const useCompletion_EngagementFragment = /* @__PURE__ */ createFragmentHook(Completion_EngagementFragmentDoc)