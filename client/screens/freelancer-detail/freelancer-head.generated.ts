/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FreelancerHead_FreelancerFragment = { __typename: 'Freelancer', id: string, name: string, title: string, avatar: string, location: string, experience: string, rating: number, reviewCount: number } & { ' $fragmentName'?: 'FreelancerHead_FreelancerFragment' };

export const FreelancerHead_FreelancerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreelancerHead_freelancer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Freelancer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}}]} as unknown as DocumentNode<FreelancerHead_FreelancerFragment, unknown>;
export const useFreelancerHead_FreelancerFragment = /* @__PURE__ */ createFragmentHook(FreelancerHead_FreelancerFragmentDoc)