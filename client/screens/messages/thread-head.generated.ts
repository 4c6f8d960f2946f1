/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a conversation is about. */
export type ConversationSubjectKind =
  /** An application to a job. */
  | 'APPLICATION'
  /** A company. */
  | 'COMPANY'
  /** A piece of business between the two. */
  | 'ENGAGEMENT'
  /** A freelancer. */
  | 'FREELANCER'
  /** A product. */
  | 'PRODUCT'
  /** A service. */
  | 'SERVICE';

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

export type ThreadHead_ConversationFragment = { __typename: 'Conversation', id: string, about: { __typename: 'ConversationSubject', kind: Types.ConversationSubjectKind, id: string, title: string }, other: { __typename: 'Profile', id: string, name: string, avatar: string, role: Types.UserRole, company: { __typename: 'Company', id: string, name: string } | null } };

export const ThreadHead_ConversationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadHead_conversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ThreadHead_ConversationFragment, unknown>;