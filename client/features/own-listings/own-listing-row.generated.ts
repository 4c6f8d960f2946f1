/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a listing is ready-made or work to be done. */
export type ListingKind =
  /** Something ready-made: what vendors sell. */
  | 'PRODUCT'
  /** Work done for a price: what freelancers and brokers sell. */
  | 'SERVICE';

/** Where a listing stands. */
export type ListingStatus =
  /** Never published. */
  | 'DRAFT'
  /** Everybody may see it. */
  | 'PUBLISHED'
  /** Published once, and taken back. */
  | 'UNPUBLISHED';

export type OwnListingRow_ListingFragment = { __typename: 'OwnListing', id: string, kind: Types.ListingKind, title: string, cover: string, price: number | null, status: Types.ListingStatus, hasUnpublishedChanges: boolean, updatedAt: string, category: { __typename: 'Category', id: string, name: string } | null };

export const OwnListingRow_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnListingRow_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnListing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OwnListingRow_ListingFragment, unknown>;