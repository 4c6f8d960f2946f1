/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createFragmentHook } from '../../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListingPreview_CategoryFragment = { __typename: 'Category', id: string, name: string, slug: string, icon: string } & { ' $fragmentName'?: 'ListingPreview_CategoryFragment' };

export type ListingPreview_SellerFragment = { __typename: 'User', id: string, name: string, avatar: string, role: Types.UserRole, company: { __typename: 'Company', id: string, name: string, verified: boolean } | null } & { ' $fragmentName'?: 'ListingPreview_SellerFragment' };

export const ListingPreview_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingPreview_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<ListingPreview_CategoryFragment, unknown>;
export const ListingPreview_SellerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingPreview_seller"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}}]} as unknown as DocumentNode<ListingPreview_SellerFragment, unknown>;
export const useListingPreview_CategoryFragment = /* @__PURE__ */ createFragmentHook(ListingPreview_CategoryFragmentDoc)
export const useListingPreview_SellerFragment = /* @__PURE__ */ createFragmentHook(ListingPreview_SellerFragmentDoc)