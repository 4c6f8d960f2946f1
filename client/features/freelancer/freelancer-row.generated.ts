/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FreelancerRow_FreelancerFragment = { __typename: 'Freelancer', id: string, name: string, title: string, avatar: string, location: string, experience: string, rating: number, reviewCount: number, hourlyRate: number, skills: Array<string> } & { ' $fragmentName'?: 'FreelancerRow_FreelancerFragment' };

export const FreelancerRow_FreelancerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreelancerRow_freelancer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Freelancer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"hourlyRate"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}}]} as unknown as DocumentNode<FreelancerRow_FreelancerFragment, unknown>;
/** The fields of `fragment FreelancerRow_freelancer`, from the cache. Renders again when they change; doesn't suspend. */
export const useFreelancerRow_FreelancerFragment = /* @__PURE__ */ createFragmentHook(FreelancerRow_FreelancerFragmentDoc)