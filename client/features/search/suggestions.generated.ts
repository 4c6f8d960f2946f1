/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Suggestions_CategoryFragment = { __typename: 'Category', id: string, name: string, slug: string } & { ' $fragmentName'?: 'Suggestions_CategoryFragment' };

export const Suggestions_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Suggestions_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]} as unknown as DocumentNode<Suggestions_CategoryFragment, unknown>;
/** The fields of `fragment Suggestions_category`, from the cache. Renders again when they change; doesn't suspend. */
export const useSuggestions_CategoryFragment = /* @__PURE__ */ createFragmentHook(Suggestions_CategoryFragmentDoc)