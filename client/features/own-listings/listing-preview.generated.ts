/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an account is for; each role has its own dashboard. */
export type UserRole =
  /** Runs the platform. */
  | 'ADMIN'
  /** Facilitates IP deals and provides brokerage services. */
  | 'BROKER'
  /** Buys products and services, hires freelancers. */
  | 'CUSTOMER'
  /** Offers professional services, by the hour or the job. */
  | 'FREELANCER'
  /** Sells digital products and IP assets. */
  | 'VENDOR';

export type ListingPreview_CategoryFragment = { __typename: 'Category', id: string, name: string, slug: string, icon: string };

export type ListingPreview_SellerFragment = { __typename: 'User', id: string, name: string, avatar: string, role: Types.UserRole, company: { __typename: 'Company', id: string, name: string, verified: boolean } | null };

export const ListingPreview_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingPreview_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<ListingPreview_CategoryFragment, unknown>;
export const ListingPreview_SellerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingPreview_seller"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}}]} as unknown as DocumentNode<ListingPreview_SellerFragment, unknown>;