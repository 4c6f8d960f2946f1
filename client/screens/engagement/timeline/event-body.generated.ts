/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createFragmentHook } from '../../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EventBody_EventFragment = { __typename: 'EngagementEvent', id: string, note: string | null, links: Array<string>, files: Array<{ __typename: 'EngagementFile', id: string, name: string, size: number, path: string }> } & { ' $fragmentName'?: 'EventBody_EventFragment' };

export const EventBody_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventBody_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<EventBody_EventFragment, unknown>;
export const useEventBody_EventFragment = /* @__PURE__ */ createFragmentHook(EventBody_EventFragmentDoc)