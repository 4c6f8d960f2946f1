/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UserRow_UserFragment = { __typename: 'User', id: string, name: string, email: string, avatar: string, role: Types.UserRole, createdAt: string, lastSeenAt: string | null, suspendedAt: string | null, suspendedReason: string | null } & { ' $fragmentName'?: 'UserRow_UserFragment' };

export const UserRow_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}}]}}]} as unknown as DocumentNode<UserRow_UserFragment, unknown>;
/** The fields of `fragment UserRow_user`, from the cache. Renders again when they change; doesn't suspend. */
export const useUserRow_UserFragment = /* @__PURE__ */ createFragmentHook(UserRow_UserFragmentDoc)