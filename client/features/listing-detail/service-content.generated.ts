/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ServiceContent_ServiceFragment = { __typename: 'Service', id: string, included: Array<string>, questions: Array<{ __typename: 'BuyerQuestion', text: string }>, faq: Array<{ __typename: 'FaqEntry', question: string, answer: string }> } & { ' $fragmentName'?: 'ServiceContent_ServiceFragment' };

export const ServiceContent_ServiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceContent_service"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"included"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<ServiceContent_ServiceFragment, unknown>;
/** The fields of `fragment ServiceContent_service`, from the cache. Renders again when they change; doesn't suspend. */
export const useServiceContent_ServiceFragment = /* @__PURE__ */ createFragmentHook(ServiceContent_ServiceFragmentDoc)