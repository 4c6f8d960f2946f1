/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createFragmentHook } from '../../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccessTokenRow_AccessTokenFragment = { __typename: 'AccessToken', id: string, name: string, prefix: string, scope: Types.AccessTokenScope, createdAt: string, lastUsedAt: string | null, expiresAt: string } & { ' $fragmentName'?: 'AccessTokenRow_AccessTokenFragment' };

export const AccessTokenRow_AccessTokenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenRow_accessToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<AccessTokenRow_AccessTokenFragment, unknown>;
/** The fields of `fragment AccessTokenRow_accessToken`, from the cache. Renders again when they change; doesn't suspend. */
export const useAccessTokenRow_AccessTokenFragment = /* @__PURE__ */ createFragmentHook(AccessTokenRow_AccessTokenFragmentDoc)