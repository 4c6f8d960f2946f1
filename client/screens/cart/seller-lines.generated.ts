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

export type SellerLines_GroupFragment = { __typename: 'CartGroup', seller: { __typename: 'Profile', id: string, name: string, avatar: string, role: Types.UserRole, company: { __typename: 'Company', id: string, name: string } | null }, lines: Array<{ __typename: 'CartLine', unitPrice: number, total: number, quantity: number, listing:
      | { __typename: 'Product', id: string, title: string, cover: string, category: { __typename: 'Category', id: string, name: string } }
      | { __typename: 'Service', id: string, title: string, cover: string, category: { __typename: 'Category', id: string, name: string } }
     }> };

export const SellerLines_GroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerLines_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]} as unknown as DocumentNode<SellerLines_GroupFragment, unknown>;