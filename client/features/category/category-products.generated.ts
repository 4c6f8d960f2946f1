/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { ListingRow_Listing_Product_Fragment, ListingRow_Listing_Service_Fragment } from '../listing/listing-row.generated';
import { createFragmentHook } from '../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CategoryProducts_ProductFragment = (
  { __typename: 'Product', id: string, excerpt: string, vendor: { __typename: 'Profile', id: string, name: string } }
  & { ' $fragmentRefs'?: { 'ListingRow_Listing_Product_Fragment': ListingRow_Listing_Product_Fragment } }
) & { ' $fragmentName'?: 'CategoryProducts_ProductFragment' };

export const CategoryProducts_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryProducts_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"around"},"value":{"kind":"StringValue","value":"","block":false}}]},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingRow_listing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingRow_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}}]}}]} as unknown as DocumentNode<CategoryProducts_ProductFragment, unknown>;
export const useCategoryProducts_ProductFragment = /* @__PURE__ */ createFragmentHook(CategoryProducts_ProductFragmentDoc)