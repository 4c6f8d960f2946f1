/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { ListingCard_Listing_Product_Fragment, ListingCard_Listing_Service_Fragment } from '../listing/listing-card.generated';
import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListingDetail_Listing_Product_Fragment = { __typename: 'Product', id: string, title: string, description: string, cover: string, price: number, deliveryDays: number, rating: number, reviewCount: number, createdAt: string, category: { __typename: 'Category', id: string, name: string, slug: string, icon: string }, seller: { __typename: 'Profile', id: string, name: string, avatar: string, role: Types.UserRole, company: { __typename: 'Company', id: string, name: string, verified: boolean } | null }, related: Array<
    | (
      { __typename: 'Product', id: string }
      & { ' $fragmentRefs'?: { 'ListingCard_Listing_Product_Fragment': ListingCard_Listing_Product_Fragment } }
    )
    | (
      { __typename: 'Service', id: string }
      & { ' $fragmentRefs'?: { 'ListingCard_Listing_Service_Fragment': ListingCard_Listing_Service_Fragment } }
    )
  > } & { ' $fragmentName'?: 'ListingDetail_Listing_Product_Fragment' };

export type ListingDetail_Listing_Service_Fragment = { __typename: 'Service', id: string, title: string, description: string, cover: string, price: number, deliveryDays: number, rating: number, reviewCount: number, createdAt: string, category: { __typename: 'Category', id: string, name: string, slug: string, icon: string }, seller: { __typename: 'Profile', id: string, name: string, avatar: string, role: Types.UserRole, company: { __typename: 'Company', id: string, name: string, verified: boolean } | null }, related: Array<
    | (
      { __typename: 'Product', id: string }
      & { ' $fragmentRefs'?: { 'ListingCard_Listing_Product_Fragment': ListingCard_Listing_Product_Fragment } }
    )
    | (
      { __typename: 'Service', id: string }
      & { ' $fragmentRefs'?: { 'ListingCard_Listing_Service_Fragment': ListingCard_Listing_Service_Fragment } }
    )
  > } & { ' $fragmentName'?: 'ListingDetail_Listing_Service_Fragment' };

export type ListingDetail_ListingFragment =
  | ListingDetail_Listing_Product_Fragment
  | ListingDetail_Listing_Service_Fragment
;

export const ListingDetail_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingDetail_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingCard_listing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingCard_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<ListingDetail_ListingFragment, unknown>;
/** The fields of `fragment ListingDetail_listing`, from the cache. Renders again when they change; doesn't suspend. */
export const useListingDetail_ListingFragment = /* @__PURE__ */ createFragmentHook(ListingDetail_ListingFragmentDoc)