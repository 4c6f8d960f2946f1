/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import type { Seller_ProfileFragment } from './seller.generated';
import { createFragmentHook } from '../../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Purchase_Listing_Product_Fragment = { __typename: 'Product', id: string, title: string, price: number, rating: number, reviewCount: number, createdAt: string, category: { __typename: 'Category', id: string, name: string, slug: string, icon: string }, seller: (
    { __typename: 'Profile', id: string }
    & { ' $fragmentRefs'?: { 'Seller_ProfileFragment': Seller_ProfileFragment } }
  ) } & { ' $fragmentName'?: 'Purchase_Listing_Product_Fragment' };

export type Purchase_Listing_Service_Fragment = { __typename: 'Service', id: string, title: string, price: number, rating: number, reviewCount: number, createdAt: string, category: { __typename: 'Category', id: string, name: string, slug: string, icon: string }, seller: (
    { __typename: 'Profile', id: string }
    & { ' $fragmentRefs'?: { 'Seller_ProfileFragment': Seller_ProfileFragment } }
  ) } & { ' $fragmentName'?: 'Purchase_Listing_Service_Fragment' };

export type Purchase_ListingFragment =
  | Purchase_Listing_Product_Fragment
  | Purchase_Listing_Service_Fragment
;

export const Purchase_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Purchase_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seller_profile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seller_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}}]} as unknown as DocumentNode<Purchase_ListingFragment, unknown>;
export const usePurchase_ListingFragment = /* @__PURE__ */ createFragmentHook(Purchase_ListingFragmentDoc)