/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListingCard_Listing_Product_Fragment = { __typename: 'Product', id: string, title: string, price: number, hasPackages: boolean, deliveryDays: number, cover: string, rating: number, reviewCount: number, category: { __typename: 'Category', id: string, name: string }, seller: { __typename: 'Profile', id: string, name: string, avatar: string, role: Types.UserRole } } & { ' $fragmentName'?: 'ListingCard_Listing_Product_Fragment' };

export type ListingCard_Listing_Service_Fragment = { __typename: 'Service', id: string, title: string, price: number, hasPackages: boolean, deliveryDays: number, cover: string, rating: number, reviewCount: number, category: { __typename: 'Category', id: string, name: string }, seller: { __typename: 'Profile', id: string, name: string, avatar: string, role: Types.UserRole } } & { ' $fragmentName'?: 'ListingCard_Listing_Service_Fragment' };

export type ListingCard_ListingFragment =
  | ListingCard_Listing_Product_Fragment
  | ListingCard_Listing_Service_Fragment
;

export const ListingCard_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingCard_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"hasPackages"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<ListingCard_ListingFragment, unknown>;
/** The fields of `fragment ListingCard_listing`, from the cache. Renders again when they change; doesn't suspend. */
export const useListingCard_ListingFragment = /* @__PURE__ */ createFragmentHook(ListingCard_ListingFragmentDoc)