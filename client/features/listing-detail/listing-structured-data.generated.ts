/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListingStructuredData_Listing_Product_Fragment = { __typename: 'Product', id: string, title: string, description: string, cover: string, price: number, rating: number, reviewCount: number, category: { __typename: 'Category', id: string, name: string }, seller: { __typename: 'Profile', id: string, name: string, company: { __typename: 'Company', id: string, name: string } | null } } & { ' $fragmentName'?: 'ListingStructuredData_Listing_Product_Fragment' };

export type ListingStructuredData_Listing_Service_Fragment = { __typename: 'Service', id: string, title: string, description: string, cover: string, price: number, rating: number, reviewCount: number, category: { __typename: 'Category', id: string, name: string }, seller: { __typename: 'Profile', id: string, name: string, company: { __typename: 'Company', id: string, name: string } | null } } & { ' $fragmentName'?: 'ListingStructuredData_Listing_Service_Fragment' };

export type ListingStructuredData_ListingFragment =
  | ListingStructuredData_Listing_Product_Fragment
  | ListingStructuredData_Listing_Service_Fragment
;

export const ListingStructuredData_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingStructuredData_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListingStructuredData_ListingFragment, unknown>;
export const useListingStructuredData_ListingFragment = /* @__PURE__ */ createFragmentHook(ListingStructuredData_ListingFragmentDoc)