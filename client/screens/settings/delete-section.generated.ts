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

export type DeleteSection_UserFragment = { __typename: 'User', id: string, email: string, role: Types.UserRole, hasPassword: boolean };

export const DeleteSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]} as unknown as DocumentNode<DeleteSection_UserFragment, unknown>;