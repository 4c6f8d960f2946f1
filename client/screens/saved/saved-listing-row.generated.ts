/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import { createMutationHook } from '../../apollo/hooks/mutation-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SavedListingRow_Listing_Product_Fragment = { __typename: 'Product', id: string, title: string, price: number, hasPackages: boolean, cover: string, seller: { __typename: 'Profile', id: string, name: string }, category: { __typename: 'Category', id: string, name: string }, savedListing: { __typename: 'SavedListing', price: number | null, note: string } | null } & { ' $fragmentName'?: 'SavedListingRow_Listing_Product_Fragment' };

export type SavedListingRow_Listing_Service_Fragment = { __typename: 'Service', id: string, title: string, price: number, hasPackages: boolean, cover: string, seller: { __typename: 'Profile', id: string, name: string }, category: { __typename: 'Category', id: string, name: string }, savedListing: { __typename: 'SavedListing', price: number | null, note: string } | null } & { ' $fragmentName'?: 'SavedListingRow_Listing_Service_Fragment' };

export type SavedListingRow_ListingFragment =
  | SavedListingRow_Listing_Product_Fragment
  | SavedListingRow_Listing_Service_Fragment
;

export type NoteSavedListingMutationVariables = Exact<{
  input: Types.NoteSavedListingInput;
}>;


export type NoteSavedListingMutation = { noteSavedListing:
    | { __typename: 'InvalidInput', field: string, message: string }
    | { __typename: 'ListingNotFound', message: string }
    | { __typename: 'SavedListingNoted', listing:
        | { __typename: 'Product', id: string, savedListing: { __typename: 'SavedListing', note: string, price: number | null } | null }
        | { __typename: 'Service', id: string, savedListing: { __typename: 'SavedListing', note: string, price: number | null } | null }
       }
   };

export const SavedListingRow_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedListingRow_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"hasPackages"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedListing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<SavedListingRow_ListingFragment, unknown>;
export const NoteSavedListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteSavedListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteSavedListingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteSavedListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedListingNoted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedListing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<NoteSavedListingMutation, NoteSavedListingMutationVariables>;
/** The fields of `fragment SavedListingRow_listing`, from the cache. Renders again when they change; doesn't suspend. */
export const useSavedListingRow_ListingFragment = /* @__PURE__ */ createFragmentHook(SavedListingRow_ListingFragmentDoc)
/** `[mutate, result]` of `mutation NoteSavedListing`. */
export const useNoteSavedListingMutation = /* @__PURE__ */ createMutationHook(NoteSavedListingDocument)