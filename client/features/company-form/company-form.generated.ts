/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createFragmentHook } from '../../apollo/hooks/fragment-hook'
import { createMutationHook } from '../../apollo/hooks/mutation-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompanyForm_CompanyFragment = { __typename: 'Company', id: string, version: number, name: string, logo: string, banner: string, description: string, services: Array<string>, website: string | null, location: string, foundedYear: number | null, employeeCount: string, contactEmail: string, contactPhone: string, checkedCredentials: Array<{ __typename: 'CheckedCredential', title: string, checkedAt: string }>, languages: Array<{ __typename: 'Language', code: Types.LanguageCode, name: string }> } & { ' $fragmentName'?: 'CompanyForm_CompanyFragment' };

export type UpdateCompanyMutationVariables = Exact<{
  input: Types.UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany:
    | { __typename: 'CompanyUpdated', company: (
        { __typename: 'Company', id: string, version: number, name: string, logo: string, banner: string, verification: { __typename: 'CheckedCredential', title: string, checkedAt: string } | null }
        & { ' $fragmentRefs'?: { 'CompanyForm_CompanyFragment': CompanyForm_CompanyFragment } }
      ) }
    | { __typename: 'InvalidInput', field: string, message: string }
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'VersionConflict', version: number, message: string, current:
        | { __typename: 'Application', id: string }
        | { __typename: 'AuditEvent', id: string }
        | { __typename: 'Category', id: string }
        | (
          { __typename: 'Company', id: string }
          & { ' $fragmentRefs'?: { 'CompanyForm_CompanyFragment': CompanyForm_CompanyFragment } }
        )
        | { __typename: 'Conversation', id: string }
        | { __typename: 'Credential', id: string }
        | { __typename: 'DocketEntry', id: string }
        | { __typename: 'Engagement', id: string }
        | { __typename: 'Freelancer', id: string }
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

export const CompanyForm_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyForm_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"banner"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"checkedCredentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompanyForm_CompanyFragment, unknown>;
export const UpdateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"banner"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyForm_company"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VersionConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyForm_company"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyForm_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"banner"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"checkedCredentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UpdateCompanyMutation, UpdateCompanyMutationVariables>;
/** The fields of `fragment CompanyForm_company`, from the cache. Renders again when they change; doesn't suspend. */
export const useCompanyForm_CompanyFragment = /* @__PURE__ */ createFragmentHook(CompanyForm_CompanyFragmentDoc)
/** `[mutate, result]` of `mutation UpdateCompany`. */
export const useUpdateCompanyMutation = /* @__PURE__ */ createMutationHook(UpdateCompanyDocument)