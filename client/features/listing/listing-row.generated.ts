/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListingRow_Listing_Product_Fragment = { __typename: 'Product', id: string, title: string, price: number, cover: string, seller: { __typename: 'Profile', id: string } } & { ' $fragmentName'?: 'ListingRow_Listing_Product_Fragment' };

export type ListingRow_Listing_Service_Fragment = { __typename: 'Service', id: string, title: string, price: number, cover: string, seller: { __typename: 'Profile', id: string } } & { ' $fragmentName'?: 'ListingRow_Listing_Service_Fragment' };

export type ListingRow_ListingFragment =
  | ListingRow_Listing_Product_Fragment
  | ListingRow_Listing_Service_Fragment
;

export const ListingRow_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingRow_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ListingRow_ListingFragment, unknown>;
/** The fields of `fragment ListingRow_listing`, from the cache. Renders again when they change; doesn't suspend. */
export const useListingRow_ListingFragment = /* @__PURE__ */ createFragmentHook(ListingRow_ListingFragmentDoc)