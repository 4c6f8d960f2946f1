/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createFragmentHook } from '../../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NotificationsSection_UserFragment = { __typename: 'User', id: string, mailsMissed: boolean } & { ' $fragmentName'?: 'NotificationsSection_UserFragment' };

export const NotificationsSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationsSection_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mailsMissed"}}]}}]} as unknown as DocumentNode<NotificationsSection_UserFragment, unknown>;
export const useNotificationsSection_UserFragment = /* @__PURE__ */ createFragmentHook(NotificationsSection_UserFragmentDoc)