/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApplicationConversation_ApplicationFragment = { __typename: 'Application', id: string, conversation: { __typename: 'Conversation', id: string } | null } & { ' $fragmentName'?: 'ApplicationConversation_ApplicationFragment' };

export const ApplicationConversation_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationConversation_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ApplicationConversation_ApplicationFragment, unknown>;
/** The fields of `fragment ApplicationConversation_application`, from the cache. Renders again when they change; doesn't suspend. */
export const useApplicationConversation_ApplicationFragment = /* @__PURE__ */ createFragmentHook(ApplicationConversation_ApplicationFragmentDoc)