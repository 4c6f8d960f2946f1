/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createFragmentHook } from '../../../apollo/fragment-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FreelancerSection_FreelancerFragment = { __typename: 'Freelancer', id: string, title: string, location: string, experience: string, hourlyRate: number, skills: Array<string>, description: string } & { ' $fragmentName'?: 'FreelancerSection_FreelancerFragment' };

export const FreelancerSection_FreelancerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreelancerSection_freelancer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Freelancer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"hourlyRate"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<FreelancerSection_FreelancerFragment, unknown>;
export const useFreelancerSection_FreelancerFragment = /* @__PURE__ */ createFragmentHook(FreelancerSection_FreelancerFragmentDoc)