/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApplicationLinks_ApplicationFragment = { __typename: 'Application', id: string, link: string | null, conversation: { __typename: 'Conversation', id: string } | null } & { ' $fragmentName'?: 'ApplicationLinks_ApplicationFragment' };

export const ApplicationLinks_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationLinks_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ApplicationLinks_ApplicationFragment, unknown>;
/** The fields of `fragment ApplicationLinks_application`, from the cache. Renders again when they change; doesn't suspend. */
export const useApplicationLinks_ApplicationFragment = /* @__PURE__ */ createFragmentHook(ApplicationLinks_ApplicationFragmentDoc)