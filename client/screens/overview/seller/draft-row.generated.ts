/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createFragmentHook } from '../../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DraftRow_ListingFragment = { __typename: 'OwnListing', id: string, title: string, cover: string, updatedAt: string } & { ' $fragmentName'?: 'DraftRow_ListingFragment' };

export const DraftRow_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftRow_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnListing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DraftRow_ListingFragment, unknown>;
export const useDraftRow_ListingFragment = /* @__PURE__ */ createFragmentHook(DraftRow_ListingFragmentDoc)