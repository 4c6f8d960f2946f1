/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import { createFragmentHook } from '../../../apollo/hooks/fragment-hook'
import { createMutationHook } from '../../../apollo/hooks/mutation-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FreelancerSection_FreelancerFragment = { __typename: 'Freelancer', id: string, version: number, title: string, location: string, experience: string, hourlyRate: number, skills: Array<string>, description: string, languages: Array<{ __typename: 'Language', code: Types.LanguageCode, name: string }> } & { ' $fragmentName'?: 'FreelancerSection_FreelancerFragment' };

export type UpdateFreelancerMutationVariables = Exact<{
  input: Types.UpdateFreelancerInput;
}>;


export type UpdateFreelancerMutation = { updateFreelancer:
    | { __typename: 'FreelancerUpdated', freelancer: (
        { __typename: 'Freelancer', id: string, version: number }
        & { ' $fragmentRefs'?: { 'FreelancerSection_FreelancerFragment': FreelancerSection_FreelancerFragment } }
      ) }
    | { __typename: 'InvalidInput', field: string, message: string }
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'VersionConflict', version: number, message: string, current:
        | { __typename: 'Application', id: string }
        | { __typename: 'AuditEvent', id: string }
        | { __typename: 'Category', id: string }
        | { __typename: 'Company', id: string }
        | { __typename: 'Conversation', id: string }
        | { __typename: 'Credential', id: string }
        | { __typename: 'DocketEntry', id: string }
        | { __typename: 'Engagement', id: string }
        | (
          { __typename: 'Freelancer', id: string }
          & { ' $fragmentRefs'?: { 'FreelancerSection_FreelancerFragment': FreelancerSection_FreelancerFragment } }
        )
        | { __typename: 'Invoice', id: string }
        | { __typename: 'Job', id: string }
        | { __typename: 'Mandate', id: string }
        | { __typename: 'Order', id: string }
        | { __typename: 'Product', id: string }
        | { __typename: 'ReportCase', id: string }
        | { __typename: 'Review', id: string }
        | { __typename: 'SavedSearch', id: string }
        | { __typename: 'Service', id: string }
        | { __typename: 'Session', id: string }
        | { __typename: 'SiteNotice', id: string }
        | { __typename: 'Stat', id: string }
        | { __typename: 'Testimonial', id: string }
        | { __typename: 'User', id: string }
       }
   };

export const FreelancerSection_FreelancerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreelancerSection_freelancer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Freelancer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"hourlyRate"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FreelancerSection_FreelancerFragment, unknown>;
export const UpdateFreelancerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFreelancer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFreelancerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFreelancer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreelancerUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freelancer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreelancerSection_freelancer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VersionConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreelancerSection_freelancer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreelancerSection_freelancer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Freelancer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"hourlyRate"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UpdateFreelancerMutation, UpdateFreelancerMutationVariables>;
/** The fields of `fragment FreelancerSection_freelancer`, from the cache. Renders again when they change; doesn't suspend. */
export const useFreelancerSection_FreelancerFragment = /* @__PURE__ */ createFragmentHook(FreelancerSection_FreelancerFragmentDoc)
/** `[mutate, result]` of `mutation UpdateFreelancer`. */
export const useUpdateFreelancerMutation = /* @__PURE__ */ createMutationHook(UpdateFreelancerDocument)