/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createFragmentHook } from '../../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SecurityEventRow_SecurityEventFragment = { __typename: 'SecurityEvent', id: string, at: string, kind: Types.SecurityEventKind, details: string, device: string, network: string } & { ' $fragmentName'?: 'SecurityEventRow_SecurityEventFragment' };

export const SecurityEventRow_SecurityEventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecurityEventRow_securityEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}}]}}]} as unknown as DocumentNode<SecurityEventRow_SecurityEventFragment, unknown>;
/** The fields of `fragment SecurityEventRow_securityEvent`, from the cache. Renders again when they change; doesn't suspend. */
export const useSecurityEventRow_SecurityEventFragment = /* @__PURE__ */ createFragmentHook(SecurityEventRow_SecurityEventFragmentDoc)